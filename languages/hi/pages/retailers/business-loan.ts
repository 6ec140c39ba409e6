import english from '#copy/pages/retailers/business-loan.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Pays for': 'किसके लिए',
    'Paid back': 'कैसे चुकाएँ',
    Stock: 'स्टॉक',
    'As it sells': 'बिकने के साथ',
    'One purchase': 'एक खरीद',
    'Each month, the same': 'हर महीने बराबर',
    'Room and machines': 'जगह और मशीनें',
    'Over years': 'कई साल में',
    'The first years': 'पहले साल',
    'From early sales': 'शुरू की बिक्री से',
    'Business loans for retailers': 'दुकानदारों के लिए बिज़नेस लोन',
    'Working capital, term, business growth and startup loans for shops, offered by RBI-regulated lenders. What each is for, what it costs and which documents you need.':
      'दुकानों के लोन: वर्किंग कैपिटल, तय अवधि, कारोबार बढ़ाने और नए कारोबार के। ये RBI की निगरानी वाले बैंक और फ़ाइनेंस कंपनियाँ देती हैं। हर लोन का काम, खर्च और दस्तावेज़।',
    'Business loans for shops': 'दुकानों के लिए बिज़नेस लोन',
    'For festival stock, a second counter or a new machine. See which loan fits, what it costs and which documents to collect.':
      'त्योहार के माल, दूसरे काउंटर या नई मशीन के लिए। देखें कि कौन-सा लोन ठीक है, कितने का पड़ेगा और कौन-से दस्तावेज़ जुटाने हैं।',
    'Business loans': 'बिज़नेस लोन',
    'Get Started': 'शुरू करें',
    'Loan portal': 'लोन पोर्टल',

    'Four kinds of business loan': 'कारोबार के चार तरह के लोन',
    'Working capital': 'वर्किंग कैपिटल',
    'Buy stock now and repay as it sells, in weeks or months.':
      'माल अभी खरीदें, बिकने के साथ चुकाएँ, कुछ हफ़्तों या महीनों में।',
    'Term loan': 'तय अवधि का',
    'A fixed sum for a fixed time, with the same instalment each month.':
      'तय रकम, तय समय के लिए। हर महीने बराबर किस्त।',
    'Business growth': 'कारोबार बढ़ाने का',
    'A second shop, a cold room, a delivery van.': 'दूसरी दुकान, कोल्ड रूम, डिलीवरी की गाड़ी।',
    Startup: 'नए कारोबार का',
    'For a business in its first years, judged on its plan and early sales.':
      'कारोबार के शुरुआती सालों के लिए। फ़ैसला प्लान और शुरू की बिक्री देखकर होता है।',

    Documents: 'दस्तावेज़',
    'What lenders usually ask for': 'लोन देने वाले आम\u00a0तौर\u00a0पर क्या माँगते हैं',
    'PAN and Aadhaar of the owner': 'मालिक का PAN और आधार',
    'Bank statements of 6 to 12 months': '6 से 12 महीने का बैंक स्टेटमेंट',
    'GST returns, where registered': 'GST रिटर्न, रजिस्टर्ड हों तो',
    'Proof of the shop’s address': 'दुकान के पते का सबूत',
    'Udyam registration, if you have it': 'उद्यम रजिस्ट्रेशन, अगर हो',
    'Sales through our services, with your consent': 'हमारी सेवाओं से हुई बिक्री, आपकी सहमति से',

    Example: 'उदाहरण',
    'What a year of instalments looks like': 'साल भर की किस्तें कैसी होती हैं',
    'A wholesaler borrows ₹10,00,000 at 12% for festival stock and repays in twelve equal instalments.':
      'एक थोक व्यापारी त्योहार के माल के लिए लोन लेते हैं। रकम ₹10,00,000, ब्याज दर 12%। वे बारह बराबर किस्तों में चुकाते हैं।',
    'The instalment is due each month, stock sold or not': 'किस्त हर महीने देनी है, माल बिके या न बिके',
    'A longer term lowers it but adds interest': 'अवधि लंबी हो, तो किस्त घटती है और ब्याज बढ़ता है',
    'Fees and GST on fees come on top': 'फ़ीस और फ़ीस पर GST अलग से',
    'Loan for festival stock': 'त्योहार के माल का लोन',
    'Not an offer': 'यह ऑफ़र नहीं है',
    Amount: 'रकम',
    'Rate a year': 'सालाना ब्याज दर',
    Months: 'महीने',
    'Interest in all': 'कुल ब्याज',
    'Each month': 'हर महीने',

    'Will it pay for itself?': 'क्या लोन का खर्च निकल आएगा?',
    'Work out what the stock brings in': 'माल से कितना आएगा, हिसाब लगाएँ',
    'A loan for stock pays off when your margin is larger than the instalment. Put in what you sell.':
      'माल का लोन तब फ़ायदे का है, जब मार्जिन किस्त से ज़्यादा हो। अपनी बिक्री डालें।',
    'Festival stock, sold in a day': 'त्योहार का माल, एक दिन की बिक्री',
    'Margin before rent, wages and tax.': 'किराए, मज़दूरी और टैक्स से पहले का मार्जिन।',
    'Compare the month with the instalment above.': 'महीने का मार्जिन ऊपर की किस्त से मिलाएँ।',
    'Lamps, a box': 'दीए, एक डिब्बा',
    Bedsheets: 'चादरें',
    'Gift boxes': 'गिफ़्ट के डिब्बे',
    'Loans are offered by RBI-regulated lenders. We are not a lender. Terms depend on the lender’s own checks.':
      'RBI की निगरानी वाले बैंक और फ़ाइनेंस कंपनियाँ लोन देती हैं। हम लोन नहीं देते। शर्तें लोन देने वाले की अपनी जाँच से तय होती हैं।',

    'Before you borrow': 'लोन लेने से पहले',
    'Which loan suits festival stock?': 'त्योहार के माल के लिए कौन-सा लोन ठीक है?',
    'Working capital, because it ends when the stock is sold. With a term loan you would still be paying for Diwali lamps in summer.':
      'वर्किंग कैपिटल (माल और रोज़ के खर्च के लिए), क्योंकि माल बिकते ही लोन चुक जाता है। तय अवधि के लोन में दिवाली के दीयों की किस्त गर्मियों में भी भरेंगे।',
    'How much can my shop get?': 'मेरी दुकान को कितना मिल सकता है?',
    'The lender looks at the money moving through your account, your returns and the EMIs you already pay. Steady deposits count for more than one good month.':
      'लोन देने वाला तीन चीज़ें देखता है। खाते में आते-जाते पैसे, आपके रिटर्न और चल रही EMI। पैसे हर महीने आते रहें, इसका वज़न एक अच्छे महीने से ज़्यादा है।',
    'What will it cost?': 'कितने का पड़ेगा?',
    'My shop is only a year old. Can I apply?': 'दुकान अभी एक साल की है। क्या आवेदन कर सकते हैं?',
    'Yes. A startup loan goes by your plan, your own record and early sales. Expect a smaller amount, and perhaps a guarantor or security.':
      'हाँ, नए कारोबार के लोन के लिए। इसमें आपका प्लान, आपका अपना रिकॉर्ड और शुरू की बिक्री देखी जाती है। मानकर चलें कि रकम कम होगी। शायद गारंटर या ज़मानत भी देनी पड़े।',
    'What if I cannot pay one month?': 'किसी महीने किस्त न दे पाएँ, तो?',
    'Call the lender before the due date; a new date can often be agreed in advance. A missed instalment costs extra and is reported to credit bureaus.':
      'आखिरी तारीख से पहले लोन देने वाले को फ़ोन करें। पहले बता दें, तो अक्सर नई तारीख तय हो जाती है। किस्त छूटी, तो अलग से चार्ज लगता है। छूटी किस्त क्रेडिट ब्यूरो तक भी पहुँचती है।',
  },
  textsBetween([terms, said], [hindiTerms, hindiSaid]),
);
