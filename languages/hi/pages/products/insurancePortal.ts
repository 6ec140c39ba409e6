import english from '#copy/pages/products/insurancePortal.ts';
import { asOf, dayOf } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { coverWithoutGst, policyholders } from '#facts/rules/insurance.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiFacts from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    Time: 'समय',
    [`${policyholders.claimDays} days`]: `${policyholders.claimDays} दिन`,
    [`${policyholders.complaintDays} days`]: `${policyholders.complaintDays} दिन`,
    '1 year': '1 साल',
    'Saffron Loom': 'सैफ़्रन लूम',
    'Kadamb General': 'कदंब जनरल',
    'Insurance portal': 'बीमा पोर्टल',
    'Policy management, claims submission, premium calculator and customer support on one screen, for buyers of insurance and the shops that help them.':
      'पॉलिसी सँभालें, क्लेम करें, प्रीमियम का हिसाब लगाएँ और मदद लें। सब एक स्क्रीन पर। बीमा लेने वालों और उनकी मदद करने वाली दुकानों के लिए।',
    'Insurance premium calculator': 'बीमा प्रीमियम कैलकुलेटर',
    'Estimate the premium before you ask for quotes.':
      'बीमा कंपनी से पूछने से पहले प्रीमियम का अंदाज़ा लगा लें।',
    Products: 'प्रोडक्ट',

    [`Sample rates, not any insurer’s: rupees per lakh of cover by age, plus a percentage for each add-on. Discounts and medical questions are left out, and so is GST: individual health and life cover has none since ${dayOf(coverWithoutGst.since)}, ${asOf(coverWithoutGst)}; other cover has. Only an insurer’s quotation is binding.`]: `ये सैंपल रेट हैं, किसी बीमा कंपनी के नहीं। हर एक लाख के कवर पर उम्र के हिसाब से रुपये लगते हैं। हर ऐड-ऑन पर कुछ प्रतिशत और जुड़ता है। छूट और सेहत के सवाल इसमें नहीं हैं। GST भी नहीं: व्यक्ति के हेल्थ और जीवन बीमा पर ${hindiFacts.dayOf(coverWithoutGst.since)} से GST नहीं लगता (${hindiFacts.asOf(coverWithoutGst)}), बाकी बीमा पर लगता है। पक्की कीमत वही है, जो बीमा कंपनी के कोटेशन में लिखी हो।`,

    'Premium calculator': 'प्रीमियम कैलकुलेटर',
    'See what moves a premium': 'प्रीमियम किससे घटता-बढ़ता है',
    'Choose what to insure, then change age, cover and term.':
      'चुनें कि बीमा किसका करना है। फिर उम्र, कवर और अवधि बदलकर देखें।',

    Claims: 'क्लेम',
    'File a claim, with every document in one place': 'क्लेम के सारे दस्तावेज़ एक जगह',
    Report: 'बताएँ',
    'Pick the policy, say when and what happened.': 'पॉलिसी चुनें। कब और क्या हुआ, बताएँ।',
    'New claim': 'नया क्लेम',
    Policy: 'पॉलिसी',
    'Car, UP 00 •• 0000': 'कार, UP 00 •• 0000',
    'What happened': 'क्या हुआ',
    'Door dented while parked': 'खड़ी कार का दरवाज़ा पिचका',
    'Tue 10 March, 19:30': 'मंगल 10 मार्च, शाम 7:30',
    Next: 'आगे',
    Attach: 'दस्तावेज़ लगाएँ',
    'The portal lists the documents this claim needs.':
      'पोर्टल बताता है कि इस क्लेम में कौन-से दस्तावेज़ लगेंगे।',
    Documents: 'दस्तावेज़',
    Photos: 'फ़ोटो',
    '4 from the phone': 'फ़ोन से 4',
    'Driving licence': 'ड्राइविंग लाइसेंस',
    Registration: 'गाड़ी की RC',
    'Repair estimate': 'मरम्मत का एस्टीमेट',
    'Still missing': 'अभी बाकी',
    'Add the estimate': 'एस्टीमेट जोड़ें',
    Follow: 'स्थिति देखें',
    'The insurer’s questions arrive in one place.': 'बीमा कंपनी के सारे सवाल एक जगह आते हैं।',
    'Claim KG-7714': 'क्लेम KG-7714',
    Reported: 'क्लेम पहुँच गया',
    'Tue 10 March': 'मंगल 10 मार्च',
    'Surveyor came': 'सर्वेयर आए',
    'Thu 12 March': 'गुरु 12 मार्च',
    'A question for you': 'आपसे एक सवाल',
    'Which garage?': 'कौन-सा गैराज?',
    Decision: 'फ़ैसला',
    'Not yet': 'अभी बाकी',
    Answer: 'जवाब दें',
    Settle: 'पैसे पाएँ',
    'The insurer decides, and pays into your account.':
      'फ़ैसला बीमा कंपनी करती है और पैसे आपके खाते में डालती है।',
    '₹18,600 approved': '₹18,600 मंज़ूर',
    Estimate: 'एस्टीमेट',
    'Your share': 'आपको देना है',
    'Paid to': 'खाता',
    'ending 4821': 'आखिरी अंक 4821',
    'Paid on Wed 18 March': 'बुध 18 मार्च को पैसे मिले',
    'See the letter': 'पत्र देखें',
    'Insurance is sold by licensed insurers and intermediaries, and claims are decided by the insurer. Support hours are illustrative.':
      'बीमा वही कंपनियाँ, एजेंट और ब्रोकर बेचते हैं, जिनके पास लाइसेंस है। क्लेम का फ़ैसला बीमा कंपनी करती है। मदद का समय सिर्फ़ उदाहरण है।',

    'Four parts of the portal': 'पोर्टल के चार हिस्से',
    'for your policies': 'पॉलिसी रखने के',
    '4 steps': '4 कदम',
    'to a settled claim': 'क्लेम मिलने तक',
    '4 kinds': '4 तरह',
    'of insurance': 'का बीमा',
    '24/7': '24 घंटे',
    'by phone': 'फ़ोन पर',
    'Policy Management': 'पॉलिसी सँभालें',
    'All policies with dates, cover and documents.': 'हर पॉलिसी की तारीख, कवर और दस्तावेज़।',
    'Renewal reminders': 'रिन्यू कराने की याद',
    'Nominee, address changes': 'नॉमिनी और पता बदलना',
    'Policy copy to download': 'पॉलिसी की कॉपी डाउनलोड करना',
    'Claims Submission': 'क्लेम करें',
    'Report, attach documents and follow progress.':
      'क्लेम बताएँ, दस्तावेज़ लगाएँ और देखें कि काम कहाँ तक पहुँचा।',
    'Photos from the phone': 'फ़ोन से फ़ोटो',
    'List of missing documents': 'बाकी दस्तावेज़ों की सूची',
    'Status at each step': 'हर कदम की स्थिति',
    'Premium Calculator': 'प्रीमियम कैलकुलेटर',
    'An estimate from age, cover and term.': 'उम्र, कवर और अवधि से अंदाज़ा।',
    'Health, car, home and life': 'हेल्थ, कार, घर और जीवन',
    'Year by year, as a table': 'हर साल का हिसाब, टेबल में',
    'Works without a network': 'नेटवर्क के बिना भी',
    'Customer Support': 'ग्राहक मदद',
    'Help with terms, documents and deadlines.': 'शर्तें, दस्तावेज़ और आखिरी तारीख समझने में मदद।',
    'By e-mail too': 'ईमेल से भी',
    'Call back at a set time': 'तय समय पर हमारा फ़ोन',
    'Escalation to the insurer': 'बात बीमा कंपनी तक पहुँचाना',
    'For your own counter': 'आपके अपने काउंटर के लिए',
    'Sell insurance': 'बीमा बेचें',

    Policies: 'पॉलिसी',
    'What policyholders ask': 'पॉलिसीधारक क्या पूछते हैं',
    'Can I buy a policy here?': 'क्या यहाँ पॉलिसी खरीद सकते हैं?',
    'No. The portal keeps your policies and helps with claims; a new one comes from a licensed insurer or intermediary.':
      'नहीं। पोर्टल आपकी पॉलिसी रखता है और क्लेम में मदद करता है। नई पॉलिसी लाइसेंस वाली बीमा कंपनी, एजेंट या ब्रोकर से मिलती है।',
    'How exact is the premium calculator?': 'प्रीमियम कैलकुलेटर कितना सही है?',
    'It shows how age, cover and term work together. A medical report, the car’s model or the building can change the price: go by the insurer’s quotation.':
      'यह दिखाता है कि उम्र, कवर और अवधि से प्रीमियम कैसे बदलता है। मेडिकल रिपोर्ट, कार के मॉडल या मकान की बनावट से कीमत बदल सकती है। इसलिए बीमा कंपनी का कोटेशन ही मानें।',
    'What should I have ready for a claim?': 'क्लेम के लिए क्या तैयार रखें?',
    'The policy number, date, place, photos and every bill. For a hospital stay add the discharge summary; for a car, licence and registration.':
      'पॉलिसी नंबर, तारीख, जगह, फ़ोटो और हर बिल। अस्पताल में भर्ती रहे हों, तो डिस्चार्ज का दस्तावेज़ भी। कार हो, तो लाइसेंस और RC भी।',
    'When a claim goes wrong': 'क्लेम में गड़बड़ हो, तो',
    'No decision comes': 'फ़ैसला नहीं आया',
    'Refused, or paid too little': 'नामंज़ूर हुआ, या पैसे कम मिले',
    'That answer does not help': 'जवाब से बात नहीं बनी',
    'What does the portal cost?': 'पोर्टल का कितना लगता है?',
    'Nothing. The premium goes to the insurer.': 'कुछ नहीं। प्रीमियम बीमा कंपनी को जाता है।',
    'Bring your policies together': 'सारी पॉलिसी एक जगह लाएँ',
    'Tell us your insurers and policies; we confirm which of them the portal supports.':
      'बताएँ कि आपके पास किन कंपनियों की कौन-सी पॉलिसी हैं। हम बताएँगे कि पोर्टल में कौन-सी चलती हैं।',
    'Contact Us': 'संपर्क करें',
  },
  { ...sampleTexts.premium, ...textsBetween([terms, said], [hindiTerms, hindiSaid]) },
);
