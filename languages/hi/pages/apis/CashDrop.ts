import english from '#copy/pages/apis/CashDrop.ts';
import * as terms from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import { moneyBy as hindiMoneyBy } from '#languages/hi/tariff/facts.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';
import * as hindiParties from '#languages/hi/words/sequence-parties.ts';
import * as parties from '#words/sequence-parties.ts';

export default translate(
  english,
  {
    'Three drops, one price': 'तीन बार जमा, एक ही कीमत',
    'for ₹9,300': '₹9,300 जमा करने के',
    'for ₹18,500': '₹18,500 जमा करने के',
    'for ₹42,000': '₹42,000 जमा करने के',
    'What goes wrong, and what then': 'क्या गड़बड़ हो सकती है, और तब क्या',
    'A torn or doubtful note': 'फटा या शक वाला नोट',
    'It is not counted, and goes back with the depositor.':
      'वह गिना नहीं जाता। जमा करने वाले के साथ लौट जाता है।',
    'The shop is full': 'दुकान में जगह नहीं',
    'The app names the next shop before your driver stops.':
      'ड्राइवर के रुकने से पहले ऐप अगली दुकान बताता है।',
    'No network': 'नेटवर्क नहीं',
    'Without both codes nothing counts as dropped, so the cash stays with your driver.':
      'दोनों कोड के बिना ड्रॉप नहीं माना जाता। कैश ड्राइवर के पास रहता है।',
    'Cash drop API': 'कैश ड्रॉप API',
    'Drivers, couriers and sales staff deposit the day’s cash at a partner shop near their route, and head office sees it within seconds.':
      'ड्राइवर, कूरियर और सेल्स स्टाफ़ दिन का कैश रास्ते की पार्टनर दुकान पर जमा करते हैं। हेड ऑफ़िस को यह कुछ सेकंड में दिख जाता है।',
    'Cash drop': 'कैश ड्रॉप',
    [english.head.lead]:
      `फ़ील्ड स्टाफ़ दिन का कैश रास्ते की किसी दुकान पर जमा कर सकता है। कूरियर, डिस्ट्रीब्यूशन और सेल्स टीमों के लिए। रकम कितनी भी हो, एक ड्रॉप के ${sumOf(charges.cashReceipt)}। ${hindiMoneyBy}।`,
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'Request the API documentation': 'API की जानकारी माँगें',

    'A drop in four steps': 'चार कदम में कैश ड्रॉप',
    Plan: 'तय करें',
    'Set who may drop, where and how much.': 'कौन, कहाँ और कितना जमा कर सकता है, यह तय करें।',
    Count: 'गिनें',
    'Shop and depositor count together.': 'दुकानदार और जमा करने वाला साथ में गिनते हैं।',
    Confirm: 'पक्का करें',
    'Your staff': 'आपका स्टाफ़',
    'Both enter their code. You see the drop by person and route.':
      'दोनों अपना कोड डालते हैं। आपको दिखता है कि किसने, किस रास्ते पर जमा किया।',
    Credit: 'खाते में',
    'We settle the amount to your bank.': 'हम रकम आपके बैंक में पहुँचाते हैं।',

    'Your contract sets the amount per shop and day. A shop may refuse more cash than it can keep safely.':
      'एक दुकान पर एक दिन में कितनी रकम, यह आपके एग्रीमेंट में तय होता है। दुकान जितना कैश सुरक्षित रख सके, उससे ज़्यादा लेने से मना कर सकती है।',

    'What you need before the first drop': 'पहली बार जमा करने से पहले क्या चाहिए',
    'A list of depositors with their mobile numbers': 'जमा करने वालों की सूची, मोबाइल नंबर के साथ',
    'Routes, or the PIN codes that your staff pass': 'रास्ते, या वे PIN कोड जहाँ से स्टाफ़ गुज़रता है',
    'Your limit per person and day': 'हर व्यक्ति की एक दिन की लिमिट',
    'The bank account that receives the deposits': 'वह बैंक खाता, जिसमें जमा के पैसे आएँ',

    'What operations managers ask': 'ऑपरेशन मैनेजर क्या पूछते हैं',
    'What if the two counts differ?': 'दोनों की गिनती अलग निकले, तो?',
    'Nobody enters a code until they agree. If they cannot, the depositor takes the cash back and the app notes an abandoned drop with time and place.':
      'गिनती मिलने तक कोई कोड नहीं डालता। न मिले, तो जमा करने वाला कैश वापस ले जाता है। ऐप समय और जगह के साथ लिख लेता है कि जमा नहीं हुआ।',
    'Who carries the risk after the codes are entered?': 'कोड डालने के बाद ज़िम्मेदारी किसकी है?',
    'The shop. From that moment the amount is confirmed and the shop answers for it under our agreement; until then your employee does.':
      'दुकान की। उसी पल से रकम पक्की है। हमारे एग्रीमेंट में उसकी जवाबदेही दुकान की है। उससे पहले तक ज़िम्मेदारी आपके स्टाफ़ की रहती है।',
    'How is a drop priced?': 'एक बार जमा करने का चार्ज कैसे बनता है?',
    'By the drop, and nothing on a day without one: five small drops cost five times one large one. You buy no device, since both sides confirm on their own phones.':
      'हर ड्रॉप का दाम है। जिस दिन ड्रॉप नहीं, उस दिन कुछ नहीं। पाँच छोटे ड्रॉप का दाम एक बड़े ड्रॉप का पाँच गुना है। डिवाइस नहीं खरीदना पड़ता। दोनों अपने-अपने फ़ोन पर पक्का करते हैं।',

    'Related APIs': 'इससे जुड़े API',
    'Cash collection': 'कैश कलेक्शन',
    'Cash withdrawal': 'कैश निकासी',
    Payout: 'पेआउट',
    'Money transfer': 'मनी ट्रांसफ़र',
  },
  textsBetween([terms, parties], [hindiTerms, hindiParties]),
);
