import english from '#copy/pages/products/LoanPortal.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { creditReport } from '#facts/rules/lending.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    '1 form': '1 फ़ॉर्म',
    'in all': 'कुल मिलाकर',
    '4 stages': '4 चरण',
    'in sight': 'सामने दिखते हैं',
    '3 sliders': '3 स्लाइडर',
    'to move': 'खिसकाने के लिए',
    People: 'हमारी टीम',
    'on the phone': 'फ़ोन पर',
    Time: 'समय',
    [`${creditReport.correctedWithinDays} days`]: `${creditReport.correctedWithinDays} दिन`,
    '1 day': '1 दिन',
    'Loan portal': 'लोन पोर्टल',
    'Apply for a loan, track the application, work out the EMI and get support. Loans are offered by RBI-regulated lenders. We are not a lender.':
      'लोन के लिए आवेदन करें, आवेदन ट्रैक करें, EMI निकालें और मदद लें। RBI की निगरानी वाले बैंक और फ़ाइनेंस कंपनियाँ लोन देती हैं। हम लोन नहीं देते।',
    'Loan EMI calculator': 'लोन EMI कैलकुलेटर',
    'Know the EMI before you ask a lender. Works without a network; nothing is kept.':
      'लोन माँगने से पहले EMI जान लें। नेटवर्क के बिना भी चलता है। हम कुछ नहीं सहेजते।',
    Products: 'प्रोडक्ट',

    'Indicative. Processing fee, GST on it and interest for a part month are not included. Loans are offered by RBI-regulated lenders. We are not a lender.':
      'यह अंदाज़ा है। प्रोसेसिंग फ़ीस, उस पर GST और अधूरे महीने का ब्याज इसमें नहीं है। RBI की निगरानी वाले बैंक और फ़ाइनेंस कंपनियाँ लोन देती हैं। हम लोन नहीं देते।',

    'EMI calculator': 'EMI कैलकुलेटर',
    'Know the instalment first': 'पहले किस्त जान लें',
    'Move a slider or type a number: EMI, interest and each year follow.':
      'स्लाइडर खिसकाएँ या अंक लिखें। EMI, कुल ब्याज और हर साल का हिसाब साथ में बदलेगा।',
    'The lender decides on approval, rate and amount.':
      'मंज़ूरी, ब्याज दर और रकम लोन देने वाला तय करता है।',

    'Follow it': 'आवेदन की स्थिति देखें',
    'Always know where your application is': 'आवेदन कहाँ पहुँचा, हमेशा पता रहे',
    Received: 'मिल गया',
    'One form for amount, purpose and documents; a reference as soon as you send it.':
      'कितना लोन, किस काम के लिए और दस्तावेज़, सब एक फ़ॉर्म में। रेफ़रेंस नंबर तुरंत मिलता है।',
    'Your application': 'आपका आवेदन',
    'Saffron Loom, for two power looms': 'सैफ़्रन लूम, दो पावरलूम के लिए',
    'Mon 2 March, 11:20': 'सोम 2 मार्च, सुबह 11:20',
    'Documents checked': 'दस्तावेज़ जाँचे गए',
    'Not yet': 'अभी बाकी',
    'Offers in': 'ऑफ़र आए',
    'Paid out': 'पैसे मिले',
    'Add a document': 'दस्तावेज़ जोड़ें',
    'PAN, address, bank statement. If a page is missing, you are told which.':
      'PAN, पता, बैंक स्टेटमेंट। कोई पेज कम हो, तो पोर्टल बताता है कौन-सा।',
    'Tue 3 March, 16:05': 'मंगल 3 मार्च, शाम 4:05',
    'See what was checked': 'देखें क्या जाँचा गया',
    'Each states rate, fees and total cost.': 'हर ऑफ़र में ब्याज दर, फ़ीस और कुल खर्च लिखा होता है।',
    'Thu 5 March, 10:40': 'गुरु 5 मार्च, सुबह 10:40',
    'Compare 3 offers': '3 ऑफ़र मिलाकर देखें',
    'The lender pays into your own bank account.': 'लोन देने वाला पैसे सीधे आपके बैंक खाते में डालता है।',
    'Mon 9 March, 13:15': 'सोम 9 मार्च, दोपहर 1:15',
    'Download the schedule': 'किस्तों की सूची डाउनलोड करें',

    'Four things you can do here': 'यहाँ आप चार काम कर सकते हैं',
    Apply: 'आवेदन करें',
    'Documents from a phone.': 'दस्तावेज़ फ़ोन से।',
    Track: 'ट्रैक करें',
    'Received, checked, approved, paid out.': 'हर कदम देखें: मिल गया, जाँचा गया, मंज़ूर हुआ, पैसे मिले।',
    'Try until the EMI fits.': 'बदलते रहें, जब तक EMI ठीक न बैठे।',
    Support: 'मदद',
    'Ask what a clause means.': 'शर्त का मतलब पूछें।',

    'Have these ready': 'ये दस्तावेज़ तैयार रखें',
    'They can wait in the locker on this device.': 'तब तक इन्हें इस डिवाइस के लॉकर में रखें।',
    'Yours, and the firm’s.': 'आपका और फ़र्म का।',
    'Proof of address': 'पते का सबूत',
    'Not older than three months.': 'तीन महीने से पुराना न हो।',
    'Bank statement': 'बैंक स्टेटमेंट',
    'The last six months, as PDF.': 'पिछले छह महीने का, PDF में।',
    'GST returns': 'GST रिटर्न',
    'For a shop, the last four quarters.': 'दुकान हो, तो पिछली चार तिमाहियों के।',
    'Check them here, or read on': 'यहीं जाँचें, या आगे पढ़ें',
    'PAN check': 'PAN की जाँच',
    'GST number': 'GST नंबर',
    'Document locker': 'दस्तावेज़ लॉकर',
    'Business loans': 'बिज़नेस लोन',

    'What borrowers ask first': 'लोन लेने वाले पहले क्या पूछते हैं',
    'How is the instalment split?': 'किस्त में क्या-क्या जुड़ा होता है?',
    'Each month you pay interest on what you still owe. On ₹5 lakh at 10.5% over five years, the first instalment is ₹4,375.00 interest and ₹6,371.95 repayment; the last is almost all repayment.':
      'हर महीने बाकी रकम पर ब्याज लगता है। मान लें, ₹5 लाख का लोन 10.5% पर पाँच साल के लिए है। पहली किस्त में ₹4,375.00 ब्याज और ₹6,371.95 मूल रकम जाती है। आखिरी किस्त लगभग पूरी मूल रकम की होती है।',
    'What does a loan cost besides interest?': 'ब्याज के अलावा लोन पर क्या लगता है?',
    'Asking is free. The lender may add a processing fee with GST, interest for a part month and a late-payment charge. The Key Facts Statement lists all of it: compare its yearly rate (APR) and total.':
      'पूछना मुफ़्त है। लोन देने वाला प्रोसेसिंग फ़ीस और उस पर GST जोड़ सकता है। शुरू के अधूरे महीने का ब्याज और देरी का चार्ज भी लग सकता है। यह सब KFS (लोन के पूरे खर्च का पर्चा) में होता है। उसकी सालाना दर (APR) और रुपये में कुल खर्च मिलाकर देखें।',
    'Can I repay early?': 'क्या समय से पहले चुका सकते हैं?',
    'When a loan goes wrong': 'लोन में गड़बड़ हो, तो',
    'The lender says no': 'लोन देने वाला मना कर दे',
    'Ask for the reason. Often a document is missing, or an old due is still open.':
      'वजह पूछें। अक्सर कोई दस्तावेज़ कम होता है, या पुराना बकाया चुका नहीं होता।',
    'A wrong credit report': 'क्रेडिट रिपोर्ट गलत है',
    'You change your mind': 'आपका मन बदल गया',
    'Ask about a loan': 'लोन के बारे में पूछें',
    'Tell us the amount and the purpose. We tell you which documents to collect.':
      'बताएँ कि कितना लोन चाहिए और किस काम के लिए। हम बताएँगे कि कौन-से दस्तावेज़ जुटाने हैं।',
    'Contact Us': 'संपर्क करें',
  },
  { ...sampleTexts.emi, ...textsBetween([terms, said], [hindiTerms, hindiSaid]) },
);
