import * as english from '#copy/menus/verification.ts';
import { translate } from '#copy/translate.ts';

export const { verification } = translate(english, {
  Verification: 'जाँच',
  'Verification portal': 'जाँच पोर्टल',
  'Know whom you deal with': 'जानें, किससे लेन-देन है',

  'Verification APIs': 'जाँच वाले API',
  'Is it active, and in whose name': 'चालू है या नहीं, किसके नाम है',
  Aadhaar: 'आधार',
  'With consent, kept masked': 'सहमति से, नंबर छिपाकर',
  'Bank account': 'बैंक खाता',
  'The name behind a number': 'खाता किसके नाम है',
  'Before money is sent': 'पैसे भेजने से पहले',
  'Voter ID': 'वोटर ID',
  'An EPIC number': 'EPIC नंबर',
  Passport: 'पासपोर्ट',
  'Number and holder': 'नंबर, और किसका है',
  'Vehicle RC': 'गाड़ी की RC',
  'Owner, class and validity': 'मालिक, गाड़ी का प्रकार, वैधता',
  'Company CIN': 'कंपनी का CIN',
  'Name, status, directors': 'नाम, स्थिति, डायरेक्टर',
  'BBPS bill payment': 'BBPS बिल पेमेंट',
  'Fetch a bill before it is paid': 'पेमेंट से पहले बिल निकालें',
  'OCR of documents': 'दस्तावेज़ का OCR',
  'Numbers from a scan': 'स्कैन में से नंबर',

  'Try a check': 'जाँच आज़माएँ',
  'GST verification': 'GST जाँच',
  'Check it before you pay': 'पैसे देने से पहले जाँचें',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'State, office and validity': 'राज्य, RTO ऑफ़िस और वैधता',
  'Document locker': 'दस्तावेज़ लॉकर',
  'Files on this device': 'फ़ाइलें इस डिवाइस पर',

  'Read a GSTIN': 'GSTIN में क्या-क्या है',
  'State, PAN and check character of a number, before you pay the bill.':
    'बिल चुकाने से पहले नंबर का राज्य, PAN और चेक डिजिट देख लें।',
  'Check a GST number': 'GST नंबर जाँचें',
});
