import { TOOL_COUNT } from '#copy/menus/toolbox.ts';
import english from '#copy/pages/index.ts';
import { beforeTax } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { slabs } from '#copy/tariff/slabs.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { site } from '#facts/site.ts';
import { toolTexts } from '#generated/tool-texts.hi.ts';
import { brand } from '#languages/hi/brand.ts';
import { beforeTax as hindiBeforeTax } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import { slabs as hindiSlabs } from '#languages/hi/tariff/slabs.ts';
import { waits as hindiWaits } from '#languages/hi/words/outbox/waits.ts';
import * as hindiWords from '#languages/hi/words/worked-examples.ts';
import { waits } from '#words/outbox/waits.ts';
import * as words from '#words/worked-examples.ts';

export default translate(
  english,
  {
    'Payments for every Indian business': 'भारत के हर कारोबार के लिए पेमेंट',
    'UPI, cards, wallets, POS billing, prepaid and subscriptions for Indian shops and companies, with APIs to build on. Live in 1-3 business days, 24/7 support.':
      'भारत की दुकानों और कंपनियों के लिए UPI, कार्ड, वॉलेट, POS बिलिंग, प्रीपेड, सब्सक्रिप्शन और API। 1-3 कामकाजी दिनों में चालू। मदद 24 घंटे, सातों दिन।',
    Home: 'होम',

    'Making Payments Smarter and Faster.': 'पेमेंट, अब ज़्यादा आसान और तेज़।',
    'For shops and websites: UPI, cards and POS.': 'दुकान और वेबसाइट के लिए: UPI, कार्ड और POS।',
    'Get Started': 'शुरू करें',
    Explore: 'और देखें',
    'Fast, Reliable & Secure Payments': 'तेज़, भरोसेमंद और सुरक्षित पेमेंट',
    [said.inBank]: hindiSaid.inBank,
    'Built for Businesses of All Sizes': 'छोटे-बड़े हर कारोबार के लिए',
    'From one tea stall to a nationwide network.': 'चाय की एक दुकान से लेकर पूरे देश के नेटवर्क तक।',

    Tools: 'टूल',
    Rates: 'रेट',
    'These work without a network.': 'ये बिना नेटवर्क के चलते हैं।',
    [`All ${TOOL_COUNT} tools`]: `सभी ${TOOL_COUNT} टूल`,

    'What we do': 'हम क्या करते हैं',
    'Our Services': 'हमारी सेवाएँ',
    'Get paid online, at the counter and every month.': 'पैसे लें: ऑनलाइन, काउंटर पर और हर महीने।',
    'Payment Gateway': 'पेमेंट गेटवे',
    'One checkout for cards, UPI, wallets and net banking.':
      'कार्ड, UPI, वॉलेट और नेट बैंकिंग, सब एक पेमेंट पेज पर।',
    'Live in 1-3 business days': '1-3 कामकाजी दिनों में चालू',
    '256-bit encryption, PCI DSS': '256-bit एन्क्रिप्शन, PCI DSS',
    '99.9% uptime': '99.9% अपटाइम',
    'See gateway': 'गेटवे देखें',
    'UPI Solutions': 'UPI सेवाएँ',
    'Get paid from any UPI app, by QR or link.': 'किसी भी UPI ऐप से पैसे लें, QR या लिंक से।',
    'QR codes for every counter': 'हर काउंटर के लिए QR कोड',
    'Autopay for repeat bills': 'हर महीने के बिल पर ऑटोपे',
    'Reports by store and day': 'हर दुकान और हर दिन की रिपोर्ट',
    'See UPI': 'UPI देखें',
    'POS & ECD Billing': 'POS और ECD बिलिंग',
    'Bill, charge and print from one counter-top device.':
      'काउंटर की एक मशीन से बिल बनाएँ, पैसे लें और प्रिंट करें।',
    'Cards, UPI and cash together': 'कार्ड, UPI और कैश एक साथ',
    'Printed and digital receipts': 'कागज़ की और डिजिटल रसीद',
    '24/7 support': 'मदद 24 घंटे, सातों दिन',
    'See billing': 'बिलिंग देखें',
    'Subscriptions & Invoicing': 'सब्सक्रिप्शन और इनवॉइस',
    'Charge on the due date, invoice included.': 'तय तारीख पर पैसे लें, इनवॉइस के साथ।',
    'Weekly, monthly or annual': 'हर हफ़्ते, हर महीने या हर साल',
    'Cards, UPI and net banking': 'कार्ड, UPI और नेट बैंकिंग',
    'Reminders and retries': 'याद दिलाना और दोबारा कोशिश',
    'See subscriptions': 'सब्सक्रिप्शन देखें',

    Products: 'प्रोडक्ट',
    'Made for the way India pays': 'भारत के पेमेंट के तरीकों के लिए बने',
    'Instant payments from any UPI app, by QR or link, settled to your bank account.':
      'किसी भी UPI ऐप से तुरंत पेमेंट, QR या लिंक से। पैसे आपके बैंक खाते में आते हैं।',
    'Accept payments on a printed QR, by link or inside your app. Set up Autopay for rent, fees and memberships, and see every payment by store, hour and app. No card machine needed.':
      'छपे हुए QR पर, लिंक से या अपने ऐप में पेमेंट लें। किराया, फ़ीस और मेंबरशिप के लिए ऑटोपे लगाएँ। हर पेमेंट देखें: किस दुकान पर, कितने बजे, किस ऐप से। कार्ड मशीन की ज़रूरत नहीं।',
    'ECD & Billing POS': 'POS और ECD बिलिंग',
    'One machine that bills, takes cards, UPI or cash, prints the receipt and closes the day.':
      'एक ही मशीन बिल बनाती है और कार्ड, UPI या कैश लेती है। रसीद छापती है और दिन का हिसाब बंद करती है।',
    'Bill the items, let the customer pay by card, UPI or cash, and give a printed or digital receipt from the same device. Split a bill between cash and UPI, take returns against the old receipt, and see stock and dues as you sell.':
      'सामान का बिल बनाएँ। ग्राहक कार्ड, UPI या कैश से पैसे दें। उसी मशीन से कागज़ की या डिजिटल रसीद दें। एक ही बिल में कुछ कैश, कुछ UPI लें। पुरानी रसीद पर सामान वापस लें। बेचते हुए स्टॉक और बकाया भी देखें।',
    'A secure checkout for your website or app, with every common way to pay.':
      'आपकी वेबसाइट या ऐप के लिए सुरक्षित पेमेंट पेज। पैसे देने के सभी आम तरीके।',
    'Put one checkout on your website or in your app and take cards, UPI, wallets and net banking. Card details are typed on our page, so they never touch your server. Refund in full or in part, match each settlement to its orders, and get every status by webhook.':
      'वेबसाइट या ऐप में एक पेमेंट पेज लगाएँ। कार्ड, UPI, वॉलेट और नेट बैंकिंग से पैसे लें। ग्राहक कार्ड की जानकारी हमारे पेज पर डालते हैं। वह आपके सर्वर तक कभी नहीं पहुँचती। रिफ़ंड पूरा दें या थोड़ा। हर सेटलमेंट (खाते में आए पैसे) को उसके ऑर्डरों से मिलाएँ। हर पेमेंट की स्थिति webhook से पाएँ।',
    Prepaid: 'प्रीपेड',
    'Prepaid wallets and cards for customers, staff and partners, with limits you set.':
      'ग्राहक, स्टाफ़ और पार्टनर के लिए प्रीपेड वॉलेट और कार्ड। लिमिट आप तय करें।',
    'Give field staff a fuel card, customers a gift card and partners a wallet, each with its own limits by day and type of shop. Load many from one sheet, block a lost card yourself and pay incentives without cash envelopes. You see who spent, where, and what is left.':
      'फ़ील्ड स्टाफ़ को पेट्रोल-डीज़ल का कार्ड दें, ग्राहक को गिफ़्ट कार्ड, पार्टनर को वॉलेट। हर एक की लिमिट अलग, दिन और दुकान के प्रकार के हिसाब से। एक शीट से कई कार्डों में पैसे डालें। खोया कार्ड तुरंत ब्लॉक करें। इंसेंटिव के लिए नकद के लिफ़ाफ़े नहीं बाँटने पड़ते। देखें कि किसने, कहाँ खर्च किया और कितना बचा।',
    'See prepaid': 'प्रीपेड देखें',

    'On this device': 'इस डिवाइस पर',
    'Try it now, no network needed': 'अभी आज़माएँ, नेटवर्क की ज़रूरत नहीं',
    [`${TOOL_COUNT} tools. What you type stays on this device.`]: `${TOOL_COUNT} टूल। आप जो लिखते हैं, इसी डिवाइस पर रहता है।`,
    'Start the demo': 'डेमो शुरू करें',

    'Make in India': 'मेक इन इंडिया',
    'Built here, for the shops next door': 'यहीं बना, पड़ोस की दुकानों के लिए',
    'Designed and run for counters with one phone and a patchy signal.':
      'भारत में बना, भारत से चलता है। उन काउंटरों के लिए, जहाँ एक ही फ़ोन है और सिग्नल आता-जाता रहता है।',
    'Manufacturing in India': 'भारत में सामान बनाने के लिए',
    'Digital India': 'डिजिटल इंडिया',
    'Public services online': 'सरकारी सेवाएँ ऑनलाइन',
    'Startup India': 'स्टार्टअप इंडिया',
    'Help for new firms': 'नई कंपनियों को मदद',

    'Key Benefits': 'मुख्य फ़ायदे',
    'Instant Retailer Onboarding': 'दुकानदार तुरंत जुड़ें',
    'Write to us, and take payments once the bank’s KYC is through.':
      'हमें लिखें। बैंक की KYC जाँच पूरी होते ही पेमेंट लें।',
    'Industry-Leading Success Rate': 'पेमेंट सफल होने में सबसे आगे',
    'If one bank is slow, we try another route.': 'एक बैंक धीमा हो, तो दूसरे रास्ते से भेजते हैं।',
    'Seamless Integration': 'जोड़ना आसान',
    'REST APIs, a sandbox and webhooks. Most teams go live in 1-3 business days.':
      'REST API, sandbox और webhook। ज़्यादातर टीमों का काम 1-3 कामकाजी दिनों में चालू हो जाता है।',

    'What you earn': 'आपकी कमाई',
    'A day at Meena Stores': 'मीना स्टोर्स का एक दिन',
    'A grocery shop that pays out cash.': 'किराने की दुकान, जहाँ कैश निकासी भी होती है।',
    Example: 'उदाहरण',
    'Withdrawals in a day': 'एक दिन की निकासी',
    'Change the numbers': 'अपना हिसाब लगाएँ',
    'In a day': 'एक दिन में',
    [`${beforeTax} ${words.fine}`]: `${hindiBeforeTax} ${hindiWords.fine}`,

    FAQ: 'सवाल-जवाब',
    'Questions, answered': 'आपके सवाल, हमारे जवाब',
    'Not answered here? Call us 24/7, or write to us.':
      'यहाँ जवाब नहीं मिला? फ़ोन करें, 24 घंटे, सातों दिन, या हमें लिखें।',
    'Contact Us': 'संपर्क करें',
    'What services do you offer?': 'आप कौन-सी सेवाएँ देते हैं?',
    'Payment gateway, UPI, POS and ECD billing, subscriptions and invoicing, prepaid wallets and cards, AEPS cash withdrawal, money transfer, payouts, bill payment, recharge, travel, insurance, loans and verification. Most also come as an API. Your offer lists every fee before you sign.':
      'पेमेंट गेटवे, UPI, POS और ECD बिलिंग, सब्सक्रिप्शन और इनवॉइस, प्रीपेड वॉलेट और कार्ड। AEPS कैश निकासी, मनी ट्रांसफ़र, पेआउट, बिल पेमेंट और रिचार्ज। ट्रैवल, बीमा, लोन और जाँच भी। ज़्यादातर सेवाएँ API से भी मिलती हैं। साइन करने से पहले आपके ऑफ़र में हर फ़ीस लिखी होती है।',
    'How long does integration take?': 'API जोड़ने में कितना समय लगता है?',
    'Most teams go live in 1-3 business days. The sandbox is on this site. Once your documents are approved, swap in the live key; your code stays the same. A shop with only a QR or a billing device integrates nothing.':
      'ज़्यादातर टीमों का काम 1-3 कामकाजी दिनों में चालू हो जाता है। sandbox इसी साइट पर है। दस्तावेज़ मंज़ूर होते ही असली key लगा दें। आपका कोड वही रहता है। दुकान को सिर्फ़ QR या बिलिंग मशीन चाहिए, तो कुछ जोड़ना नहीं पड़ता।',
    'How is payment data protected?': 'पेमेंट की जानकारी सुरक्षित कैसे रहती है?',
    [`Every payment page and API call runs over 256-bit TLS (SSL) encryption, and ${said.cardNumbersKept}, so we keep at most its last four digits and the issuer’s name. CVV and UPI PIN are never stored.`]: `हर पेमेंट पेज और API कॉल पर 256-bit TLS (SSL) एन्क्रिप्शन है। यानी जानकारी रास्ते में कोई पढ़ नहीं सकता। ${hindiSaid.cardNumbersKept}। इसलिए हम ज़्यादा-से-ज़्यादा आखिरी चार अंक और जारी करने वाले का नाम रखते हैं। CVV और UPI PIN हम कभी नहीं रखते।`,
    'Which payment modes can my customers use?': 'मेरे ग्राहक किन तरीकों से पैसे दे सकते हैं?',
    'UPI from any app, debit and credit cards, net banking, wallets and prepaid cards, and cash at the counter. You choose which to show. UPI and bank transfers have limits of NPCI and RBI; the customer’s bank may set lower ones.':
      'किसी भी ऐप से UPI, डेबिट और क्रेडिट कार्ड, नेट बैंकिंग, वॉलेट और प्रीपेड कार्ड। काउंटर पर कैश भी। क्या-क्या दिखाना है, यह आप चुनते हैं। UPI और बैंक ट्रांसफ़र की लिमिट NPCI और RBI तय करते हैं। ग्राहक का बैंक इससे कम लिमिट रख सकता है।',
    'Can I become a channel partner?': 'क्या चैनल पार्टनर बन सकते हैं?',
    'Yes. You sign up shops in your area, help them with their first bills and earn up to 30% of the revenue. There are five steps: you apply, we review, both sign, you train, you launch. You can also join as a technology, regional or strategic partner.':
      'हाँ। आप अपने इलाके की दुकानें जोड़ते हैं और शुरू के बिलों में मदद करते हैं। उनसे होने वाली आमदनी में आपका हिस्सा 30% तक है। कदम पाँच हैं: आप आवेदन करते हैं, हम जाँचते हैं, दोनों साइन करते हैं। फिर आपकी ट्रेनिंग और शुरुआत। टेक्नोलॉजी, क्षेत्रीय या रणनीतिक पार्टनर भी बन सकते हैं।',
    'What support do I get after going live?': 'चालू होने के बाद क्या मदद मिलती है?',
    'Support by phone, 24/7, and by e-mail. If a payment is stuck, keep its reference number ready: we and the bank trace it by that. Developers keep the sandbox.':
      'फ़ोन पर मदद 24 घंटे, सातों दिन, और ईमेल से भी। पेमेंट अटक जाए, तो उसका रेफ़रेंस नंबर तैयार रखें। हम और बैंक उसी नंबर से पेमेंट खोजते हैं। डेवलपर का sandbox बना रहता है।',

    'In your pocket': 'आपकी जेब में',
    'No signal? Open it anyway': 'सिग्नल नहीं? फिर भी खोलें',
    [`${site.brand} is on this device`]: `${brand} इस डिवाइस पर है`,
    'Saved once, every page and every tool opens without a network.':
      'एक बार सहेज लें, तो हर पेज और हर टूल बिना नेटवर्क के खुलता है।',
    [waits]: hindiWaits,
    'No account, no password': 'न खाता, न पासवर्ड',
    [`Install ${site.brand}`]: `${brand} इंस्टॉल करें`,
    'To install: browser menu, Add to Home screen.':
      'इंस्टॉल ऐसे करें: ब्राउज़र का मेनू, फिर “Add to Home screen” (होम स्क्रीन पर जोड़ें)।',
    'What is on this device': 'इस डिवाइस पर क्या है',
    'You’re offline': 'आप ऑफ़लाइन हैं',

    'Uptime, time to go live, support hours and revenue share are illustrative.':
      'अपटाइम, चालू होने का समय, मदद का समय और आमदनी में हिस्सा सिर्फ़ उदाहरण के लिए हैं।',
  },
  { ...toolTexts, ...textsBetween(slabs.withdrawal, hindiSlabs.withdrawal) },
);
