import english from '#copy/pages/apis/bankFeatures.ts';
import * as checks from '#copy/tariff/checks.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiChecks from '#languages/hi/tariff/checks.ts';
import * as hindiDocuments from '#languages/hi/words/documents.ts';
import * as documents from '#words/documents.ts';

export default translate(
  english,
  {
    'Bank account verification API': 'बैंक खाते की जाँच का API',
    [`Confirm an account number, its IFSC and the holder’s name before a payout. ${sumOf(charges.accountCheck)} a check; code in four languages.`]: `पेआउट से पहले खाता नंबर, IFSC और खाते वाले का नाम पक्का करें। एक जाँच ${sumOf(charges.accountCheck)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'Bank account verification': 'बैंक खाते की जाँच',
    'Confirm the account number, IFSC and name before the first rupee leaves. For payout, payroll and lending teams.':
      'पहला रुपया भेजने से पहले खाता नंबर, IFSC और नाम पक्का करें। पेआउट, तनख्वाह और लोन देखने वाली टीमों के लिए।',
    'Verification APIs': 'जाँच वाले API',
    'Bank account': 'बैंक खाता',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it checks': 'यह क्या जाँचता है',
    'The account exists and can receive money': 'खाता है या नहीं, और उसमें पैसे आ सकते हैं या नहीं',
    'The IFSC matches the branch': 'IFSC उसी ब्रांच का है या नहीं',
    'The account holder’s name, as the bank has it': 'खाते वाले का नाम, जैसा बैंक में लिखा है',
    'Every call carries your API key as a bearer token over 256-bit TLS (SSL). Use the sandbox’s key until you go live.':
      'हर कॉल में आपकी API key जाती है, bearer token के रूप में। कॉल 256-bit TLS (SSL) पर होती है। असली काम शुरू होने तक sandbox key चलाएँ।',

    'Check an IFSC and an account number': 'IFSC और खाता नंबर जाँचें',
    'Fill in one field or both. The first four letters of an IFSC name the bank; the list comes from the open razorpay/ifsc data and works offline.':
      'एक खाना भरें या दोनों। IFSC के पहले चार अक्षरों से बैंक का पता चलता है। बैंकों की सूची razorpay/ifsc के खुले डेटा से ली है। वह ऑफ़लाइन भी चलती है।',
    'Account number': 'खाता नंबर',
    '9 to 18 digits in most banks': 'ज़्यादातर बैंकों में 9 से 18 अंक',
    '11 characters, for example SBIN0000000': '11 अक्षर, जैसे SBIN0000000',
    'Please enter an account number or an IFSC.': 'कृपया खाता नंबर या IFSC डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'Read can_receive before you pay: an account can exist and still be frozen or closed to credits.':
      'पैसे भेजने से पहले can_receive पढ़ें। खाता हो, तब भी फ़्रीज़ हो सकता है। या उसमें पैसे आना बंद हो सकता है।',

    'When an account is not confirmed': 'खाता पक्का न हो, तो क्या करें',
    'Status pending': 'स्थिति pending (बाकी)',
    'The bank has not answered. Ask by the id after a minute, and hold the payout until it is valid.':
      'बैंक ने जवाब नहीं दिया। एक मिनट बाद id से पूछें। स्थिति valid (मान्य) होने तक पेआउट रोकें।',
    'A short name': 'नाम छोटा लिखा है',
    'Banks shorten names. Ignore case and titles, accept initials, and let a person decide the rest.':
      'बैंक नाम छोटा लिखते हैं। श्री-श्रीमती छोड़ दें, पूरे नाम की जगह पहला अक्षर मान लें। बाकी का फ़ैसला कोई व्यक्ति ले।',
    'An old IFSC': 'पुराना IFSC',
    'Codes of merged banks stop working. The check on this page names the new bank; its code is in the passbook.':
      'जो बैंक दूसरे में मिल गए, उनके कोड नहीं चलते। इस पेज की जाँच नए बैंक का नाम बताती है। नया कोड पासबुक में है।',

    'Questions about account checks': 'खाते की जाँच के बारे में सवाल',
    'Is money sent to the account?': 'क्या खाते में पैसे भेजे जाते हैं?',
    'Not in the sandbox. Live, some banks reply only to a small credit. Where one is needed, the response says so and your statement shows the amount.':
      'sandbox में नहीं। असली जाँच में कुछ बैंक तभी जवाब देते हैं, जब खाते में छोटी-सी रकम आए। जहाँ यह ज़रूरी हो, वहाँ जवाब में लिखा होता है। रकम आपके स्टेटमेंट में दिखती है।',
    'What does an account check cost?': 'खाता जाँचने का कितना लगता है?',
    'Checks in the sandbox cost nothing. Live, each account is one charge; a small credit, where the bank needs one, comes from a balance that you fund first.':
      'sandbox में जाँच के पैसे नहीं लगते। असली जाँच में हर खाते का एक चार्ज है। किसी बैंक के लिए छोटी-सी रकम डालनी पड़े, तो वह आपके बैलेंस से जाती है। उसमें पैसे आप पहले से डालते हैं।',

    Aadhaar: 'आधार',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckBank,
    ...textsBetween([checks, documents], [hindiChecks, hindiDocuments]),
  },
);
