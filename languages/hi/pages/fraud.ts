import english from '#copy/pages/fraud.ts';
import { daysOf } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { unauthorised } from '#facts/rules/fraud.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';

const { toldWithinWorkingDays: told, creditedWithinWorkingDays: credited } = unauthorised;

export default translate(
  english,
  {
    'Fraud and frozen accounts': 'ठगी और रुका हुआ खाता',
    'Money gone, or your account held? Call 1930 now. What to keep, what banks owe and by when, and how a shop keeps false payments out.':
      'पैसे निकल गए, या खाता रुक गया? तुरंत 1930 पर फ़ोन करें। क्या सँभालकर रखें, बैंक को कितने दिनों में क्या देना है, और दुकान ठगी से कैसे बचे।',
    'Call 1930 first, then your bank. The sooner you call, the more money can be stopped.':
      'पहले 1930 पर फ़ोन करें, फिर अपने बैंक को। जितनी जल्दी फ़ोन, उतने ज़्यादा पैसे रुक सकते हैं।',

    'In working days': 'कामकाजी दिनों में',
    first: 'पर सबसे पहले फ़ोन',
    [daysOf(told)]: `${told} दिन`,
    'to tell your bank': 'के अंदर बैंक को बताएँ',
    [daysOf(credited)]: `${credited} दिन`,
    'to be paid, if blameless': 'के अंदर पैसे वापस, अगर गलती आपकी न हो',

    'Money is gone: the first hour': 'पैसे निकल गए: पहले घंटे में क्या करें',
    'Call 1930': '1930 पर फ़ोन करें',
    'The national helpline, day and night. It asks the banks to hold the money on its way.':
      'यह सरकारी हेल्पलाइन है, दिन-रात चालू। वह बैंकों से पैसे रास्ते में रोकने को कहती है।',
    'Tell your bank': 'अपने बैंक को बताएँ',
    'Have card, UPI and net banking blocked. Note the number of your complaint and the time.':
      'कार्ड, UPI और नेट बैंकिंग बंद कराएँ। शिकायत का नंबर और समय लिख लें।',
    'Write it down': 'लिखकर शिकायत करें',
    'File the complaint on cybercrime.gov.in, with the number that 1930 gave you.':
      'cybercrime.gov.in पर शिकायत डालें, 1930 से मिले नंबर के साथ।',
    'Tell us': 'हमें बताएँ',
    'If the payment went through us, call us with its reference. We never ask for a PIN, a code or your fingerprint by phone.':
      'पेमेंट हमारे यहाँ से हुआ हो, तो रेफ़रेंस नंबर के साथ हमें फ़ोन करें। हम फ़ोन पर PIN, OTP या फ़िंगरप्रिंट कभी नहीं माँगते।',

    'What to keep': 'क्या सँभालकर रखें',
    'The 12-digit reference (RRN or UTR) of each payment':
      'हर पेमेंट का 12 अंकों का रेफ़रेंस नंबर (RRN या UTR)',
    'Date, time, sum, and who received it': 'तारीख, समय, रकम, और जिस खाते या UPI ID में पैसे गए',
    'Screenshots of chats, and numbers that called': 'चैट के स्क्रीनशॉट, और जिन नंबरों से फ़ोन आए',
    'Bank messages and the numbers of your complaints': 'बैंक के संदेश और अपनी शिकायतों के नंबर',
    'For a shop: bill, delivery note, camera picture':
      'दुकान हो, तो बिल, सामान देने की रसीद, कैमरे की फ़ोटो',

    'What banks owe, and by when': 'बैंक को क्या देना है, और कब तक',
    'Money left my account without me': 'मेरी जानकारी के बिना खाते से पैसे निकल गए',
    'A thief got my OTP, or I was pressed into paying':
      'किसी ने मेरा OTP ले लिया, या दबाव में पेमेंट करवाया',
    'A withdrawal failed, and the account was debited': 'निकासी नहीं हुई, पर पैसे कट गए',
    'The bank does not help': 'बैंक मदद नहीं करता',

    'My account is held or frozen': 'मेरा खाता रुक गया है',
    'Why, if I did nothing wrong?': 'मैंने कुछ गलत नहीं किया, फिर क्यों?',
    'Somebody paid you with stolen money, and the complaint followed it to your account. It happens to shops that give cash or goods for a payment from a stranger.':
      'किसी ने आपको ठगी के पैसे दिए, और शिकायत उन पैसों का पीछा करते हुए आपके खाते तक पहुँची। ऐसा उन दुकानों में होता है, जो अनजान व्यक्ति के पेमेंट पर कैश या सामान देती हैं।',
    'How much may be held, and how long?': 'कितने पैसे रुक सकते हैं, और कब तक?',
    'What do I do?': 'मुझे क्या करना है?',
    'Ask your branch in writing for the complaint number, the police station and the sum. Send both the bill and the proof of delivery, and ask that all but that sum be released.':
      'अपनी ब्रांच से लिखकर पूछें: शिकायत का नंबर, थाना और रकम। बैंक और थाने, दोनों को बिल और सामान देने का सबूत भेजें। लिखें कि उस रकम को छोड़कर बाकी खाता खोल दें।',

    'At your counter': 'अपने काउंटर पर',
    'Believe your own app or bank, never a screenshot':
      'अपने ऐप या बैंक पर भरोसा करें, स्क्रीनशॉट पर कभी नहीं',
    'A customer who pays needs no PIN of yours, and no scan':
      'ग्राहक से पैसे लेने में न आपका PIN लगता है, न आपका स्कैन',
    'Give no cash for a stranger’s UPI payment': 'अनजान व्यक्ति के UPI पेमेंट के बदले कैश न दें',
    'Let nobody scan a fingerprint twice without a receipt of the first':
      'पहली बार की रसीद के बिना फ़िंगरप्रिंट दोबारा स्कैन न करें',
    'Lend your account, SIM and login to nobody': 'अपना खाता, SIM और लॉगिन किसी को न दें',

    'More help': 'और मदद',
    'Rates, limits and documents': 'रेट, लिमिट और दस्तावेज़',
    'Contact Us': 'संपर्क करें',
  },
  textsBetween(said, hindiSaid),
);
