import english from '#copy/pages/products/verificationPortal.ts';
import * as terms from '#copy/tariff/terms.ts';
import { sumSpan } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Saffron Looms': 'सैफ़्रन लूम्स',
    'Saffron Loom': 'सैफ़्रन लूम',
    'Rubina Shah': 'रुबीना शाह',
    'Verification portal': 'जाँच पोर्टल',
    'KYC, address, identity and background checks on one screen, with ten verification APIs for PAN, Aadhaar, bank accounts, vehicles and more.':
      'KYC, पते, पहचान और पिछले रिकॉर्ड की जाँच एक स्क्रीन पर। PAN, आधार, बैंक खाते, गाड़ी वगैरह के लिए जाँच वाले दस API भी हैं।',
    'KYC and identity verification': 'KYC और पहचान की जाँच',
    [english.head.lead]:
      `पैसे देने, काम पर रखने या माल सौंपने से पहले ग्राहक, सप्लायर और स्टाफ़ की जाँच करें। पैसे सिर्फ़ पूरी हुई जाँच के लगते हैं, हर एक के ${sumSpan(charges.documentRead, charges.companyCheck)}।`,
    Products: 'प्रोडक्ट',

    'You send': 'आप भेजते हैं',
    'PAN, Aadhaar, account': 'PAN, आधार, खाता',
    'One document': 'एक दस्तावेज़',
    'Number of the document': 'दस्तावेज़ का नंबर',
    'Four kinds of check': 'चार तरह की जाँच',
    'PAN, Aadhaar and a bank account in one guided form.':
      'PAN, आधार और बैंक खाता एक फ़ॉर्म में, जो हर कदम बताता है।',
    Address: 'पता',
    'Compare the address you were given with the document.': 'बताया हुआ पता दस्तावेज़ से मिलाएँ।',
    Identity: 'पहचान',
    'Voter ID, passport or licence against the issuer’s record.':
      'वोटर ID, पासपोर्ट या लाइसेंस को जारी करने वाले के रिकॉर्ड से मिलाएँ।',
    'Background checks': 'पिछला रिकॉर्ड',
    'Company filings, directorships and court listings, with consent.':
      'कंपनी के जमा दस्तावेज़, डायरेक्टर के पद और कोर्ट के मामलों की सूची। सहमति लेकर।',
    'Ten verification APIs': 'जाँच वाले दस API',
    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',

    'How it works': 'काम कैसे होता है',
    'A check from consent to result': 'एक जाँच, सहमति से नतीजे तक',
    Ask: 'पूछें',
    'The person consents to a stated purpose.': 'काम बताएँ और सामने वाले की सहमति लें।',
    'New check': 'नई जाँच',
    Purpose: 'किस काम से',
    'Opening a supplier account': 'सप्लायर का खाता खोलना',
    'Asked by SMS at 10:31': 'सुबह 10:31 बजे SMS से पूछा',
    'Consent given': 'सहमति मिल गई',
    '10:38, kept with the check': 'सुबह 10:38, जाँच के साथ रखी है',
    'Choose checks': 'जाँच चुनें',
    Enter: 'डालें',
    'Type the number or read it from a photo.': 'नंबर लिखें, या फ़ोटो से पढ़ लें।',
    'What to check': 'क्या जाँचना है',
    'ending 4821': 'आखिरी अंक 4821',
    'Run 3 checks': '3 जाँचें करें',
    Compare: 'मिलाएँ',
    'See what matches. If a name differs, ask before you refuse.':
      'देखें कि क्या मेल खाता है। नाम अलग हो, तो मना करने से पहले पूछ लें।',
    'Company, name matches': 'कंपनी, नाम मेल खाता है',
    'Active, same PAN': 'चालू, PAN वही',
    'Account name': 'खाते का नाम',
    close: 'मिलता-जुलता',
    'Ask about the name': 'नाम के बारे में पूछें',
    Keep: 'रखें',
    'Keep the result and the time, not the document.': 'नतीजा और समय रखें, दस्तावेज़ नहीं।',
    Checked: 'जाँच हो गई',
    When: 'कब',
    '12 March, 10:42': '12 मार्च, सुबह 10:42',
    By: 'किसने',
    'Kept until': 'कब तक रखेंगे',
    '12 June': '12 जून',
    Documents: 'दस्तावेज़',
    'none kept': 'कोई नहीं रखा',
    'Download the record': 'रिकॉर्ड डाउनलोड करें',

    Privacy: 'प्राइवेसी',
    'Only what you need': 'जितना चाहिए, बस उतना',
    'Aadhaar numbers are shown masked': 'आधार नंबर छिपे अंकों के साथ दिखता है',
    'Consent is recorded with each check': 'हर जाँच के साथ सहमति का रिकॉर्ड रहता है',
    'You decide when results expire': 'नतीजे कितने दिन रखें, यह आप तय करते हैं',
    'Roles decide who sees a result': 'नतीजा कौन देखे, यह काम के हिसाब से तय होता है',

    Checks: 'जाँच',
    'What a check can tell you': 'जाँच से क्या पता चलता है',
    'What can a number alone tell me?': 'सिर्फ़ नंबर से क्या पता चलता है?',
    'More than you may expect. A GSTIN contains state and PAN, a PAN the type of holder; Aadhaar, GSTIN and voter ID end in a check digit that catches typing mistakes. Whether the record is active, only its issuer knows.':
      'जितना लगता है, उससे ज़्यादा। GSTIN में राज्य और PAN होता है। PAN से पता चलता है कि वह किसी व्यक्ति का है, कंपनी का है या कुछ और। आधार, GSTIN और वोटर ID के अंत में चेक डिजिट होता है। वह टाइप की गलती पकड़ता है। रिकॉर्ड चालू है या नहीं, यह सिर्फ़ जारी करने वाला जानता है।',
    'Can I keep a copy of the Aadhaar card?': 'क्या आधार कार्ड की कॉपी रख सकते हैं?',
    'Not as an unlicensed private business. Ask for the masked version, which shows only the last four digits, and keep the result instead of a copy.':
      'बिना लाइसेंस वाला प्राइवेट कारोबार नहीं रख सकता। छिपे अंकों वाला आधार माँगें, जिसमें सिर्फ़ आखिरी चार अंक दिखते हैं। कॉपी की जगह नतीजा रखें।',
    'What must I ask the person first?': 'पहले सामने वाले से क्या पूछना ज़रूरी है?',
    'Their consent to this check for this purpose, in words they understand. If they withdraw it, you need another way to verify them.':
      'इस काम के लिए इस जाँच की सहमति, ऐसे शब्दों में जो वे समझें। वे सहमति वापस लें, तो जाँच का दूसरा तरीका चाहिए।',
    'Are the tools on this site real checks?': 'क्या इस साइट के टूल असली जाँच करते हैं?',
    'No. They return sample results; no government database is checked.':
      'नहीं। वे सैंपल नतीजे देते हैं। किसी सरकारी रिकॉर्ड से नहीं मिलाया जाता।',
    'How are checks priced?': 'जाँच के पैसे कैसे लगते हैं?',
    'Per check, at the prices above. To start, try the format checks on this site: they are free.':
      'हर जाँच के, ऊपर लिखे दाम पर। शुरुआत के लिए इस साइट की फ़ॉर्मेट जाँचें आज़माएँ। वे मुफ़्त हैं।',
    'Contact Us': 'संपर्क करें',
    'Try a check': 'जाँच आज़माएँ',

    'What it costs': 'खर्च कितना है',
    'Cost of your checks': 'आपकी जाँचों का खर्च',
    'Only checks with a result are billed. Set the number that you expect in a day.':
      'जिस जाँच का नतीजा आए, उसी के पैसे लगते हैं। एक दिन में जितनी जाँचें होंगी, उतनी डालें।',
    'Checks in a day': 'एक दिन की जाँचें',
    'Before GST.': 'GST से पहले।',
    'Ask for your rates': 'अपने रेट पूछें',
  },
  textsBetween(terms, hindiTerms),
);
