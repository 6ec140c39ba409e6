import english from '#copy/pages/apis/bbpsFeatures.ts';
import * as checks from '#copy/tariff/checks.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiChecks from '#languages/hi/tariff/checks.ts';
import * as hindiDocuments from '#languages/hi/words/documents.ts';
import * as documents from '#words/documents.ts';

export default translate(
  english,
  {
    'BBPS bill payment API': 'BBPS बिल पेमेंट API',
    'Pay a bill through BBPS with biller, consumer number, amount and mode: fields, responses, errors and code in four languages.':
      'BBPS से बिल भरें: बिल कंपनी, कंज़्यूमर नंबर, रकम और पेमेंट का तरीका। रिक्वेस्ट के फ़ील्ड, जवाब, एरर और चार प्रोग्रामिंग भाषाओं में कोड।',
    'BBPS bill payment': 'BBPS बिल पेमेंट',
    'Pay a bill through the Bharat Bill Payment System and keep the reference. For shops and apps that act as agent institutions.':
      'भारत बिल पेमेंट सिस्टम (BBPS) से बिल भरें और रेफ़रेंस नंबर रखें। उन दुकानों और ऐप के लिए, जो एजेंट संस्था बनकर काम करते हैं।',
    'Verification APIs': 'जाँच वाले API',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it does': 'यह क्या करता है',
    'Pays a bill, fetched first where the biller asks for it':
      'बिल भरता है, और जहाँ बिल कंपनी माँगे, वहाँ पहले बिल निकालता है',
    'Checks the amount against what the biller allows': 'देखता है कि बिल कंपनी यह रकम लेगी या नहीं',
    'Returns a BBPS reference for the receipt': 'रसीद के लिए BBPS का रेफ़रेंस नंबर देता है',
    'The bearer key identifies your agent institution. Repeat a call only with the same Idempotency-Key, so that no bill is paid twice.':
      'bearer key से आपकी एजेंट संस्था पहचानी जाती है। कॉल दोहरानी हो, तो सिर्फ़ उसी Idempotency-Key के साथ। तब कोई बिल दो बार नहीं भरा जाता।',

    'Check a bill before you send it': 'भेजने से पहले बिल जाँचें',
    'The biller ID and the amount have a fixed format. The consumer number has none: each biller sets its own, and only the biller confirms it.':
      'बिल कंपनी की ID और रकम लिखने का फ़ॉर्मेट तय है। कंज़्यूमर नंबर का नहीं। उसे हर बिल कंपनी अपने तरीके से बनाती है। नंबर सही है या नहीं, यह बिल कंपनी ही बताती है।',
    'Biller ID': 'बिल कंपनी की ID',
    '14 letters and digits': '14 अक्षर और अंक',
    'Consumer number': 'कंज़्यूमर नंबर',
    'As printed on the bill': 'जैसा बिल पर छपा है',
    'Amount (₹)': 'रकम (₹)',
    'As the biller asks for it, for example 1145.00': 'जितनी बिल कंपनी माँगे, जैसे 1145.00',
    'Please enter a biller ID, a consumer number or an amount.':
      'कृपया बिल कंपनी की ID, कंज़्यूमर नंबर या रकम डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'Print the bbps_reference on the receipt. The customer quotes it in a complaint, and every BBPS participant can trace the payment with it.':
      'bbps_reference को रसीद पर प्रिंट करें। ग्राहक शिकायत में यही नंबर बताते हैं। BBPS से जुड़ी हर संस्था इसी से पेमेंट खोज सकती है।',

    'When a bill does not go through': 'बिल न भरे, तो क्या करें',
    'Status pending': 'स्थिति pending (बाकी)',
    'Do not pay again, and do not hand the cash back. Wait for the webhook, or ask by the id, until it is paid or failed.':
      'न दोबारा भरें, न कैश लौटाएँ। webhook का इंतज़ार करें, या id से पूछें। स्थिति paid (भर गया) या failed (असफल) आने तक रुकें।',
    'The amount is refused': 'रकम नहीं ली गई',
    'Some billers take the full bill only. Fetch it again: it says whether less or more is allowed.':
      'कुछ कंपनियाँ पूरा बिल ही लेती हैं। बिल फिर निकालें। उसमें लिखा है कि कम या ज़्यादा चलेगा या नहीं।',
    'A wrong consumer number': 'कंज़्यूमर नंबर गलत था',
    'Complain with the bbps_reference. The biller decides whether it gives the money back.':
      'bbps_reference के साथ शिकायत करें। पैसे लौटेंगे या नहीं, यह बिल कंपनी तय करती है।',

    'Questions about bill payments': 'बिल पेमेंट के बारे में सवाल',
    'Must a bill be fetched first?': 'क्या पहले बिल निकालना ज़रूरी है?',
    'The biller decides. Some demand it, some leave it to you, and some have no bill to fetch.':
      'यह बिल कंपनी तय करती है। कुछ कंपनियों में ज़रूरी है, कुछ में आपकी मर्ज़ी। कुछ में निकालने के लिए बिल होता ही नहीं।',
    'Who settles the payment?': 'पेमेंट का सेटलमेंट कौन करता है?',
    'An authorised BBPS operating unit settles it with the biller. You act as its agent institution, once it has checked you.':
      'RBI से मंज़ूर BBPS ऑपरेटिंग यूनिट बिल कंपनी के साथ सेटलमेंट करती है। पहले वह आपकी जाँच करती है। फिर आप उसकी एजेंट संस्था बनकर काम करते हैं।',
    'What do we pay before the first bill?': 'पहले बिल से पहले कितना देना होता है?',
    'Nothing in the sandbox. For live bills you fund a balance, from which the biller is paid. Your commission, by type of biller, is added to it.':
      'sandbox में कुछ नहीं। असली बिलों के लिए आप बैलेंस में पैसे डालते हैं। बिल कंपनी को पैसे उसी से जाते हैं। आपका कमीशन भी उसी में जुड़ता है। बिल कंपनी किस तरह की है, कमीशन उसी से तय होता है।',

    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckBbps,
    ...textsBetween([checks, documents], [hindiChecks, hindiDocuments]),
  },
);
