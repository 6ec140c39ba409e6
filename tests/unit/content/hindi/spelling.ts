/** Spellings and words that `docs/hindi.md` rules out, and what it has in their place. */
const WRONG: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/हिन्दी|सन्देश|केन्द्र|नम्बर|बन्द|पसन्द/, 'हिंदी, संदेश, केंद्र, नंबर, बंद, पसंद'],
  [/यहां|जांच|पांच|मांग|आंकड़|कहां|वहां|(?<!\p{L}\p{M}*)हां/u, 'यहाँ, जाँच, पाँच, माँग, आँकड़े, कहाँ, हाँ'],
  [/गयी|गये|नयी|(?<!रु)पये(?!\p{M})|रुपए|रूपय|रूपए|चाहिये|लिये|किये/u, 'गई, गए, नई, रुपये, चाहिए, लिए, किए'],
  [
    /फोन|फाइल|ऑफलाइन|जरूर|दस्तावेज(?!़)|ट्रांसफर|रिफंड|सर्टिफिकेट|फीस|प्रोफाइल/,
    'फ़ोन, फ़ाइल, ऑफ़लाइन, ज़रूरी, दस्तावेज़, ट्रांसफ़र, रिफ़ंड, सर्टिफ़िकेट, फ़ीस',
  ],
  [/ख़|क़|ग़/, 'no nukta on क ख ग'],
  [/[०-९]/, '0-9'],
  [
    /ई-मेल|यूपीआई|क्यूआर|ओटीपी|जीएसटी|केवाईसी|एपीआई|ईएमआई|Aadhaar/,
    'ईमेल, UPI, QR, OTP, GST, KYC, API, EMI, आधार',
  ],
  [
    /भुगतान|सत्यापन|प्रमाणीकरण|लाभार्थी|जनादेश|बटुआ|नमूना|साझा|उपभोक्ता|प्रतिष्ठान|धनराशि|सहायता|तत्काल|निर्बाध|सर्वश्रेष्ठ|अत्याधुनिक|ऋण|संजाल|उपकरण|दावा|संख्या|सदस्यता|आवरण|ट्रांज़ैक्शन|मर्चेंट|बिलर|ऑनबोर्डिंग|मिलियन|बिलियन|दर्ज|अमान्य|वैध(?!ता)|प्रारूप|एकीकरण|संसाधित|पूर्वक/,
    'a word of the glossary',
  ],
  [
    /तुम|(?<!\p{L}\p{M}*)तू(?!\p{L}|\p{M})|भेजिए|भेजो|कीजिए|करो(?!ड़)(?!\p{L})/u,
    'आप, and imperatives in -एँ',
  ],
  [/पेमेंट्स|फ़ाइल्स|बिल्स|कार्ड्स|ऐप्स|बैंक्स/, 'loan words in the plural of Hindi'],
  [/\p{Script=Devanagari}\p{M}*[.](?!\p{L}|\.)/u, '।'],
  [/\s।/, 'no space before ।'],
  [/;/, 'two sentences'],
];

/** Three words of small Latin letters in a row: English, where abbreviations and brands are not. */
const LATIN_RUN = /(?:[A-Za-z]*[a-z][A-Za-z]*[ ,]+){2}[A-Za-z]*[a-z]/;

/** Names that stay in Latin letters, and may stand in a row. */
const NAMES = /\b(?:RuPay|Visa|Mastercard|Maestro|Amex)\b/g;

/**
 * A Hindi text without brands, and without what it quotes of the English text: labels of a phone's or a browser's
 * own menu, which many see in English.
 */
const withoutNames = (english: string, hindi: string) =>
  hindi
    .replace(NAMES, '')
    .replace(/“([^”]*)”/g, (quote, label: string) => (english.includes(label) ? '' : quote));

/** What programs read of the language itself: where its pages are, and how formats name it. */
const CODES = /^(?:\/hi|hi-IN)$/;

/** What is wrong with a Hindi text, in words. @param english the text that it stands for */
export function faultsIn(english: string, hindi: string): string[] {
  const faults = WRONG.filter(([wrong]) => wrong.test(hindi)).map(
    ([, right]) => `${hindi} → ${right}`,
  );
  if (hindi !== hindi.normalize('NFC')) faults.push(`${hindi} is not in NFC`);
  if (/\u200b|\u200c|\u200d/.test(hindi)) faults.push(`${hindi} holds an invisible character`);
  if (LATIN_RUN.test(withoutNames(english, hindi))) faults.push(`${hindi} holds English`);
  // Abbreviations and figures alone, API for APIs, are the same in every language.
  if (/[a-z]/.test(hindi) && !/\p{Script=Devanagari}/u.test(hindi) && !CODES.test(hindi))
    faults.push(`${hindi} is not Hindi`);
  const ends = /[.!?…]$/.exec(english)?.[0];
  // One word with a full stop may be an abbreviation.
  const isSentence = /\s/.test(english);
  if (ends === '.' && isSentence && !/[।?]$|\.\.\.$/.test(hindi))
    faults.push(`${hindi} ends without ।`);
  if (!ends && /।$/.test(hindi))
    faults.push(`${hindi} ends with ।, and English without a full stop`);
  return faults;
}
