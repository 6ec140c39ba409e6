import english from '#copy/pages/alliance.ts';
import { spanOf } from '#copy/tariff-figures.ts';
import { translate } from '#copy/translate.ts';
import { days } from '#facts/tariff.ts';

export default translate(english, {
  'Why do alliances fail?': 'साझेदारी क्यों टूटती है?',
  'No owner on one side, a security questionnaire that lies unanswered, or every region on the first day. So the plan names two owners and begins with one region.':
    'एक तरफ़ कोई ज़िम्मेदार नहीं होता, सुरक्षा के सवाल बिना जवाब पड़े रहते हैं, या काम हर इलाके में एक साथ शुरू कर दिया जाता है। इसलिए प्लान में दोनों तरफ़ एक-एक ज़िम्मेदार का नाम होता है। शुरुआत एक इलाके से होती है।',
  'Strategic Alliances': 'रणनीतिक साझेदारी',
  'Banks, card networks, technology firms and channel partners that a payment passes through, and how to become one of them in three steps.':
    'बैंक, कार्ड नेटवर्क, टेक्नोलॉजी कंपनियाँ और चैनल पार्टनर, जिनसे होकर पेमेंट जाता है। तीन कदम में आप इनमें से एक कैसे बनें, यह भी।',
  'A payment needs a bank, a card or UPI network, a data centre and a shop. Our partners are of these four kinds.':
    'हर पेमेंट में बैंक, कार्ड या UPI नेटवर्क, डेटा सेंटर और दुकान लगते हैं। हमारे पार्टनर इन्हीं चार तरह के हैं।',
  'Apply Now': 'आवेदन करें',
  'Learn More': 'और जानें',
  'about partnership': 'पार्टनर बनने के बारे में',

  'Our partners': 'हमारे पार्टनर',
  'Four kinds of partner': 'चार तरह के पार्टनर',
  'Banking Partners': 'बैंक पार्टनर',
  'Hold the accounts, settle collections and carry payouts over IMPS, NEFT and RTGS.':
    'खाते रखते हैं और जमा पैसों का सेटलमेंट (खाते में पैसे आना) करते हैं। IMPS, NEFT और RTGS से पेआउट पहुँचाते हैं।',
  'Card Networks': 'कार्ड नेटवर्क',
  'Route card payments between the customer’s bank and ours.':
    'कार्ड के पेमेंट ग्राहक के बैंक और हमारे बैंक के बीच पहुँचाते हैं।',
  'Technology Partners': 'टेक्नोलॉजी पार्टनर',
  'Provide the cloud, the devices and the tools that our services run on.':
    'क्लाउड, डिवाइस और टूल देते हैं, जिन पर हमारी सेवाएँ चलती हैं।',
  'Channel Partners': 'चैनल पार्टनर',
  'Bring our services to shops through networks that people already trust.':
    'जिन नेटवर्कों पर लोगों को भरोसा है, उनसे हमारी सेवाएँ दुकानों तक पहुँचाते हैं।',
  'Names shown as examples. They belong to their owners and imply no endorsement.':
    'नाम सिर्फ़ उदाहरण हैं। वे अपने मालिकों के हैं। इनसे यह न समझें कि वे हमारी सिफ़ारिश करते हैं।',

  'Benefits of Our Alliances': 'हमारी साझेदारी के फ़ायदे',
  'Higher success rate': 'ज़्यादा पेमेंट सफल',
  'With more than one route, a payment can take the healthy one.':
    'एक से ज़्यादा रास्ते हों, तो पेमेंट ठीक चल रहे रास्ते से जा सकता है।',
  'Wider reach': 'ज़्यादा जगह पहुँच',
  'Cards, UPI and cash meet in towns where only one worked before.':
    'जिन कस्बों में पहले एक ही तरीका चलता था, वहाँ कार्ड, UPI, कैश तीनों।',
  'Faster settlement': 'जल्दी सेटलमेंट',
  'Direct bank connections remove a stop on the way to your account.':
    'बैंक से सीधा जुड़ने पर आपके खाते तक का एक पड़ाव कम होता है।',
  'Shared safeguards': 'मिलकर बचाव',
  'Partners exchange fraud signals and close a gap together.':
    'पार्टनर धोखाधड़ी के इशारे एक-दूसरे को बताते हैं। कमी मिलकर दूर करते हैं।',

  'Become Our Partner': 'हमारे पार्टनर बनें',
  'Three steps for a bank, a network or a technology firm.':
    'बैंक, नेटवर्क या टेक्नोलॉजी कंपनी के लिए तीन कदम।',
  Apply: 'आवेदन',
  'Describe your institution and what a joint service would do.':
    'अपनी संस्था के बारे में बताएँ। साथ मिलकर चलने वाली सेवा क्या करेगी, यह भी।',
  Review: 'जाँच',
  'Both teams check compliance, security and the technical fit.':
    'दोनों टीमें नियम-पालन और सुरक्षा जाँचती हैं। यह भी कि सिस्टम आपस में जुड़ेंगे या नहीं।',
  Launch: 'शुरुआत',
  'We test together, go live in one region, then everywhere.':
    'साथ में परखते हैं, एक इलाके में चालू करते हैं, फिर हर जगह।',

  'Partnership Benefits': 'पार्टनर बनने के फ़ायदे',
  'A named manager on our side': 'हमारी तरफ़ से आपका अपना मैनेजर',
  'Joint product planning twice a year': 'साल में दो बार साथ बैठकर प्रोडक्ट का प्लान',
  'Access to our merchant network': 'हमारे दुकानदारों के नेटवर्क तक पहुँच',
  'Shared reports on volume and success': 'रिपोर्ट दोनों को: कितना काम हुआ, कितने पेमेंट सफल',
  'Co-branded material for launches': 'शुरुआत के लिए दोनों के नाम वाला प्रचार का सामान',

  'What institutions ask us': 'संस्थाएँ हमसे क्या पूछती हैं',
  'Is this the same as the partner programme?': 'क्या यह और पार्टनर प्रोग्राम एक ही चीज़ हैं?',
  'No. The programme is for firms that bring us merchants or software. An alliance joins two institutions: a bank, a network or a cloud provider, with its own contract.':
    'नहीं। प्रोग्राम उन कंपनियों के लिए है, जो दुकानदार या सॉफ़्टवेयर लाती हैं। साझेदारी दो संस्थाओं को जोड़ती है, जैसे बैंक, नेटवर्क या क्लाउड कंपनी। उसका एग्रीमेंट अलग होता है।',
  'What do you need from a bank to begin?': 'शुरू करने के लिए बैंक से क्या चाहिए?',
  'The product in mind, a person for compliance and one for technology, and your outsourcing and security questionnaires. We answer those before anybody discusses prices.':
    'बताएँ कि कौन-सा प्रोडक्ट सोचा है। दो लोग चाहिए: एक नियम-पालन के लिए, एक टेक्नोलॉजी के लिए। आउटसोर्सिंग और सुरक्षा पर आपके सवालों की सूची भी। कीमत की बात से पहले हम उनके जवाब देते हैं।',
  'Who bears which cost?': 'कौन-सा खर्च किसका?',
  'To start, each side its own integration. Fees per transaction and shared marketing are set in the term sheet, after the review and before any build.':
    'शुरू में दोनों अपना-अपना सिस्टम जोड़ने का खर्च उठाते हैं। हर लेन-देन की फ़ीस और प्रचार का खर्च टर्म शीट में तय होता है। यह जाँच के बाद और सिस्टम बनाने से पहले होता है।',
  'How long from Apply to Launch?': 'आवेदन से शुरुआत तक कितना समय?',
  [`The review takes ${spanOf(days.allianceReview)} working days from complete documents. After that your risk committee sets the pace, not code. The review ends with a plan that has dates for both sides.`]: `पूरे दस्तावेज़ मिलने पर जाँच में ${spanOf(days.allianceReview)} कामकाजी दिन लगते हैं। उसके बाद रफ़्तार कोड से नहीं, आपकी रिस्क कमेटी से तय होती है। जाँच के अंत में एक प्लान बनता है। उसमें दोनों के लिए तारीखें होती हैं।`,
});
