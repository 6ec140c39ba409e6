import { counterSums } from '#copy/counter-sums.ts';
import english from '#copy/pages/products/rechargePortal.ts';
import * as facts from '#copy/tariff/facts.ts';
import { beforeTax } from '#copy/tariff/facts.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import * as hindiFacts from '#languages/hi/tariff/facts.ts';
import { beforeTax as hindiBeforeTax } from '#languages/hi/tariff/facts.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Champa Mobile': 'चंपा मोबाइल',
    'Recharge portal for mobile, DTH and OTT': 'मोबाइल, DTH और OTT का रिचार्ज पोर्टल',
    'Recharge prepaid mobiles, DTH boxes and OTT subscriptions for customers at your counter, with the right plan, a receipt and a commission.':
      'अपने काउंटर पर ग्राहकों का प्रीपेड मोबाइल, DTH और OTT रिचार्ज करें। सही प्लान, रसीद और आपका कमीशन।',
    'Mobile, DTH and OTT recharge': 'मोबाइल, DTH और OTT रिचार्ज',
    'Mobile, DTH and OTT at your counter. Enter the customer’s number, choose a plan, and earn commission on every recharge.':
      'आपके काउंटर पर मोबाइल, DTH और OTT। ग्राहक का नंबर डालें, प्लान चुनें और हर रिचार्ज पर कमीशन पाएँ।',
    Products: 'प्रोडक्ट',
    'Recharge portal': 'रिचार्ज पोर्टल',
    'Get Started': 'शुरू करें',

    'How it works': 'काम कैसे होता है',
    'A recharge at the counter': 'काउंटर पर एक रिचार्ज',
    Number: 'नंबर',
    'Type it. The portal finds operator and circle.': 'नंबर डालें। कंपनी और सर्कल पोर्टल खुद पहचानता है।',
    'Mobile recharge': 'मोबाइल रिचार्ज',
    'Mobile number': 'मोबाइल नंबर',
    Circle: 'सर्किल',
    'Uttar Pradesh East': 'उत्तर प्रदेश पूर्व',
    Account: 'खाता',
    Prepaid: 'प्रीपेड',
    'See plans': 'प्लान देखें',
    Plan: 'प्लान',
    'Choose it together, with the price in large type.': 'ग्राहक के साथ चुनें। कीमत बड़े अक्षरों में दिखती है।',
    Plans: 'प्लान',
    '28 days': '28 दिन',
    '56 days': '56 दिन',
    '84 days': '84 दिन',
    '1.5 GB a day': '1.5 GB रोज़',
    '28 days, calls included': '28 दिन, कॉल शामिल',
    '2 GB a day': '2 GB रोज़',
    'Calls only': 'सिर्फ़ कॉल',
    '24 days': '24 दिन',
    'Take ₹299': '₹299 लें',
    Collect: 'पैसे लें',
    'Take cash, UPI or card.': 'कैश, UPI या कार्ड से लें।',
    Cash: 'कैश',
    'UPI code': 'UPI QR कोड',
    Card: 'कार्ड',
    'Recharge now': 'रिचार्ज करें',
    Receipt: 'रसीद',
    'Print it, or send it by SMS.': 'प्रिंट करें, या SMS से भेजें।',
    Recharged: 'रिचार्ज हो गया',
    '₹299, 28 days': '₹299, 28 दिन',
    Operator: 'कंपनी',
    Reference: 'रेफ़रेंस',
    [facts.youEarned(counterSums.recharge)]: hindiFacts.youEarned(counterSums.recharge),
    'Print or share': 'प्रिंट या शेयर करें',

    'Commission on each recharge': 'हर रिचार्ज पर कमीशन',
    Mobile: 'मोबाइल',
    'Prepaid plans of every operator, sorted by days, data and price.':
      'हर कंपनी के प्रीपेड प्लान। दिन, डेटा और कीमत के हिसाब से लगे हुए।',
    'Recharge a set-top box by its subscriber number, and see the due date before you pay.':
      'ग्राहक के DTH नंबर से सेट टॉप बॉक्स रिचार्ज करें। आखिरी तारीख पैसे भरने से पहले दिख जाती है।',
    'Video and music for a month or a year, activated on the customer’s own number.':
      'वीडियो और गाने, महीने या साल भर के लिए। ग्राहक के अपने नंबर पर चालू।',

    'What you earn': 'आपकी कमाई',
    'Add up a day of recharges': 'एक दिन के रिचार्ज जोड़ें',
    'You keep a margin on each recharge; it differs by operator and plan. Put in your own numbers.':
      'हर रिचार्ज पर आपका मार्जिन है। कंपनी और प्लान के हिसाब से यह अलग होता है। अपनी दुकान का हिसाब डालें।',
    'Ask for your rates': 'अपने रेट पूछें',
    'Recharges in a day': 'एक दिन के रिचार्ज',
    [beforeTax]: hindiBeforeTax,
    'Mobile, 28 days': 'मोबाइल, 28 दिन',
    'DTH top-up': 'DTH रिचार्ज',
    'OTT, one month': 'OTT, एक महीना',

    Recharge: 'रिचार्ज',
    'What shopkeepers ask about recharge': 'रिचार्ज पर दुकानदार क्या पूछते हैं',
    'I recharged a wrong number. Can I get it back?': 'रिचार्ज गलत नंबर पर हो गया। पैसे वापस मिलेंगे?',
    'Not if the number is in use: the operator credits it within seconds. Ask the customer to check the number on screen before you collect. If no such number exists, the amount returns to your wallet.':
      'नंबर चालू है, तो नहीं। कंपनी उस पर तुरंत रिचार्ज कर देती है। पैसे लेने से पहले ग्राहक को स्क्रीन पर नंबर दिखा लें। ऐसा कोई नंबर है ही नहीं, तो पैसे आपके वॉलेट में लौट आते हैं।',
    'The recharge says pending. Should I repeat it?': 'रिचार्ज “बाकी” दिखा रहा है। क्या दोबारा करें?',
    'No, both may go through. The operator confirms, or the amount returns; until then the receipt says pending and shows the reference.':
      'नहीं, दोनों रिचार्ज हो सकते हैं। या तो कंपनी रिचार्ज पक्का करती है, या पैसे लौट आते हैं। तब तक रसीद पर “बाकी” और रेफ़रेंस नंबर रहता है।',
    'What does it cost to start, and what do I earn on a recharge?':
      'शुरू करने में कितना लगता है, और एक रिचार्ज पर कमाई कितनी है?',
    'You fill your wallet, and recharges are paid from it; the portal itself has no fee. What you earn on each operator and plan is in the commission table.':
      'आप वॉलेट में पैसे रखते हैं, और रिचार्ज उन्हीं से होते हैं। पोर्टल की कोई फ़ीस नहीं। हर ऑपरेटर और प्लान पर आपकी कमाई कमीशन की सूची में है।',
    'Why is the operator not found?': 'ऑपरेटर अपने आप क्यों नहीं आया?',
    'The number may have been ported recently. Choose operator and circle yourself; the plans change to match.':
      'हो सकता है नंबर अभी-अभी पोर्ट हुआ हो। कंपनी और सर्कल खुद चुनें। प्लान उसी हिसाब से बदल जाएँगे।',
  },
  textsBetween(terms, hindiTerms),
);
