import english from '#copy/pages/investors.ts';
import { translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';

export default translate(
  english,
  {
    'Investor Portal': 'निवेशक पोर्टल',
    'A demonstration of the investor dashboard: four metrics, the value by quarter, benefits and dated updates. All figures are samples.':
      'निवेशक डैशबोर्ड का डेमो: चार आँकड़े, हर तिमाही की कीमत, फ़ायदे और तारीख के साथ अपडेट। सारे आँकड़े सैंपल हैं।',
    'What you invested, what it is worth and what changed, on one page.':
      'कितने पैसे लगाए, आज उनकी कीमत क्या है और क्या बदला, सब एक पेज पर।',
    'What you see inside, with made-up figures': 'अंदर क्या दिखता है, काल्पनिक आँकड़ों में',

    'Not checked and not kept. Please do not type a password you use elsewhere.':
      'हम इसे न जाँचते हैं, न रखते हैं। कृपया ऐसा पासवर्ड न डालें, जो कहीं और चलता हो।',
    'No access yet?': 'अभी तक लॉगिन नहीं है?',
    'Contact us': 'संपर्क करें',
    'A demonstration': 'यह डेमो है',
    'Any address, any password': 'कोई भी ईमेल, कोई भी पासवर्ड',
    'Anything opens the dashboard: there is no account to check against.':
      'कुछ भी डालें, डैशबोर्ड खुल जाता है। मिलाने के लिए यहाँ कोई खाता है ही नहीं।',
    'Stays on this device': 'इसी डिवाइस पर रहता है',
    'Your e-mail and the time, until you log out. Works without a network.':
      'आपका ईमेल और समय, लॉगआउट करने तक। बिना नेटवर्क के चलता है।',
    'Made-up figures': 'काल्पनिक आँकड़े',
    'The same for everybody, on every visit.': 'सबके लिए वही, हर बार वही।',

    'Investor Dashboard': 'निवेशक डैशबोर्ड',
    'Your position at a glance.': 'आपका निवेश एक नज़र में।',
    'Total investment': 'कुल निवेश',
    '+₹2,00,000 this year': 'इस साल +₹2,00,000',
    'Current value': 'आज की कीमत',
    '+4.2% this quarter': 'इस तिमाही +4.2%',
    ROI: 'ROI (निवेश पर लाभ)',
    '+3.1 points this year': 'इस साल +3.1 पॉइंट',
    'Monthly revenue': 'महीने की आमदनी',
    '−1.8% on last month': 'पिछले महीने से −1.8%',
    'Sample figures. Not an offer or advice. As of 31 March 2025; monthly revenue is that of the company.':
      'सैंपल आँकड़े, 31 मार्च 2025 तक के। यह निवेश का प्रस्ताव या सलाह नहीं है। महीने की आमदनी कंपनी की है।',
    'Value by quarter': 'हर तिमाही की कीमत',
    'What was invested, and what it was worth.': 'कितने पैसे लगे थे, और उनकी कीमत कितनी थी।',
    'Total investment, current value and ROI at the end of five quarters':
      'पाँच तिमाहियों के अंत में कुल निवेश, कीमत और ROI',

    'What you get': 'आपको क्या मिलता है',
    'Quarterly reports': 'हर तिमाही रिपोर्ट',
    'Revenue, volume and costs, in plain tables.': 'आमदनी, कुल काम और खर्च, आसान टेबल में।',
    'Founder calls': 'फ़ाउंडर से बात',
    'A call with the founders every quarter.': 'हर तिमाही फ़ाउंडरों के साथ एक कॉल।',
    'Early access': 'सबसे पहले',
    'First look at new products and funding rounds.': 'नए प्रोडक्ट और फ़ंडिंग राउंड पहले आपको दिखते हैं।',
    'Audited accounts': 'ऑडिट किए हुए खाते',
    'Statements reviewed by an outside auditor.': 'हिसाब के दस्तावेज़, बाहर के ऑडिटर के जाँचे हुए।',
    'Partner introductions': 'पार्टनरों से मुलाकात',
    'Introductions to the banks and firms that we work with.':
      'जिन बैंकों और कंपनियों के साथ हम काम करते हैं, उनसे आपकी मुलाकात कराते हैं।',
    '24/7 support': '24 घंटे, सातों दिन मदद',
    'A named contact, and a desk that never closes.':
      'आपके लिए एक तय व्यक्ति, और मदद जो कभी बंद नहीं होती।',

    Updates: 'अपडेट',
    '50K+ active merchants': 'काम कर रहे 50,000+ दुकानदार',
    'Retail onboarding moved fully to the phone.': 'दुकानदार अब पूरी तरह फ़ोन से जुड़ते हैं।',
    'PCI DSS Level 1 renewed': 'PCI DSS Level 1 फिर मिला',
    'The yearly audit closed with no open items.': 'साल का ऑडिट पूरा हुआ। उसमें कोई काम बाकी नहीं रहा।',
    '10M+ transactions': '1 करोड़+ लेन-देन',
    'UPI and AEPS led the growth of the quarter.': 'तिमाही की बढ़त में UPI और AEPS सबसे आगे रहे।',

    'Reading the dashboard': 'डैशबोर्ड कैसे पढ़ें',
    'How is ROI worked out?': 'ROI कैसे निकलता है?',
    'Current value minus total investment, divided by total investment. Put in ₹1 crore, hold ₹1.25 crore, and the ROI is 25%.':
      'आज की कीमत में से कुल निवेश घटाएँ। जो बचे, उसे कुल निवेश से भाग दें। ₹1 करोड़ लगाए और आज कीमत ₹1.25 करोड़ है, तो ROI 25% हुआ।',
    'Why do amounts look unfamiliar?': 'रकम अलग तरह से क्यों लिखी है?',
    'They are grouped the Indian way: ₹1,00,000 is one lakh, ₹1,00,00,000 is one crore, or ten million rupees.':
      'रकम भारतीय तरीके से लिखी है। ₹1,00,000 एक लाख रुपये हैं, और ₹1,00,00,000 एक करोड़।',
    'Are these a real company’s figures?': 'क्या ये किसी असली कंपनी के आँकड़े हैं?',
    'No. All of them are made up, to show how the page works.':
      'नहीं। सब काल्पनिक हैं, यह दिखाने के लिए कि पेज कैसे चलता है।',
    'Can I buy a share on this site?': 'क्या इस साइट पर शेयर खरीद सकते हैं?',
    'No. Nothing here is an offer. If you are interested, write to us, and let a lawyer read every document before you sign.':
      'नहीं। यहाँ कुछ भी ऑफ़र नहीं है। निवेश करना चाहें, तो हमें लिखें। साइन करने से पहले हर दस्तावेज़ किसी वकील को पढ़वाएँ।',
    'All figures, updates and support hours of the portal are illustrative. Not an offer or advice.':
      'पोर्टल के सारे आँकड़े, अपडेट और मदद का समय सिर्फ़ उदाहरण हैं। यह निवेश का प्रस्ताव या सलाह नहीं है।',
  },
  sampleTexts.investor,
);
