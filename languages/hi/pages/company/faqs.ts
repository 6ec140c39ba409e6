import english from '#copy/pages/company/faqs.ts';
import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { spanOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { days, settlement } from '#facts/tariff.ts';
import { settled as hindiSettled } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import { waits as hindiWaits } from '#languages/hi/words/outbox/waits.ts';
import { waits } from '#words/outbox/waits.ts';

export default translate(
  english,
  {
    'Frequently asked questions': 'अक्सर पूछे जाने वाले सवाल',
    'Answers for businesses, merchants, retailers, integrators, partners and investors: accounts, settlement, limits, tests, shares and figures.':
      'कारोबार, पेमेंट लेने वाले, दुकानदार, API जोड़ने वाले, पार्टनर और निवेशक के लिए जवाब: खाता, सेटलमेंट, लिमिट, टेस्ट, हिस्सा और आँकड़े।',
    'For shops, developers, partners and investors.': 'दुकान, डेवलपर, पार्टनर और निवेशक के लिए।',
    FAQs: 'सवाल-जवाब',
    'Contact Us': 'संपर्क करें',

    'Short answers': 'छोटे जवाब',
    'UPI from a bank': 'UPI पर, बैंक खाते से',
    [`${settlement.by} am`]: `सुबह ${settlement.by}`,
    [`in your bank, ${settled}`]: `तक बैंक में, ${hindiSettled}`,
    [`${spanOf(days.activation)} days`]: `${spanOf(days.activation)} दिन`,
    'to begin': 'में काम शुरू',

    'For businesses': 'कारोबार के लिए',
    'Who can open an account?': 'खाता कौन खुलवा सकता है?',
    'A registered business, a sole proprietor or a shop, represented by someone aged 18 or older, with PAN, address proof and a bank account.':
      'रजिस्टर्ड कारोबार, अकेले मालिक का कारोबार या दुकान। उनकी तरफ़ से जो खाता खुलवाए, उसकी उम्र 18 साल या ज़्यादा हो। PAN, पते का सबूत और बैंक खाता चाहिए।',
    'How long does integration take?': 'API जोड़ने में कितना समय लगता है?',
    'Most teams need 1-3 business days: the sandbox, then your documents, then live keys.':
      'ज़्यादातर टीमों को 1-3 कामकाजी दिन लगते हैं। पहले sandbox, फिर दस्तावेज़ों की जाँच, फिर असली key।',
    'What will it cost us?': 'खर्च कितना आएगा?',
    'How large may one transfer be?': 'एक बार में कितने पैसे भेज सकते हैं?',
    'More for businesses': 'कारोबार के लिए और पेज',
    'Rates, limits and documents': 'रेट, लिमिट और दस्तावेज़',
    'Fraud and frozen accounts': 'ठगी और रुका हुआ खाता',
    Services: 'सेवाएँ',
    Payout: 'पेआउट',
    Certifications: 'सर्टिफ़िकेट',

    'For merchants': 'पेमेंट लेने वालों के लिए',
    'When do my sales reach the bank?': 'बिक्री के पैसे बैंक में कब आते हैं?',
    'What if the customer was charged and I see nothing?':
      'ग्राहक के पैसे कट गए, पर मुझे नहीं दिखे। अब क्या करें?',
    'Do you keep card numbers?': 'क्या आप कार्ड नंबर रखते हैं?',
    'How do I refund a customer?': 'ग्राहक को रिफ़ंड कैसे दें?',
    'In full or in part, from the dashboard or by API. The money goes back the way it came; the customer’s bank decides when it shows.':
      'पूरा या थोड़ा, डैशबोर्ड से या API से। पैसे जिस रास्ते से आए, उसी से लौटते हैं। खाते में कब दिखेंगे, यह ग्राहक का बैंक तय करता है।',
    'What if a customer disputes a payment?': 'ग्राहक ने पेमेंट पर विवाद उठाया। अब क्या करें?',
    'More for merchants': 'पेमेंट लेने वालों के लिए और पेज',
    'UPI Solutions': 'UPI सेवाएँ',
    'QR payment': 'QR पेमेंट',
    'Payment gateway': 'पेमेंट गेटवे',

    'For retailers': 'दुकानदारों के लिए',
    'Can I start on the same day?': 'क्या उसी दिन शुरू कर सकते हैं?',
    'Recharge and travel start once we have checked your documents. AEPS waits for the bank’s own KYC; insurance waits for training and registration.':
      'हम आपके दस्तावेज़ जाँच लें, फिर रिचार्ज और ट्रैवल शुरू होते हैं। AEPS के लिए पहले बैंक अपनी KYC करता है। बीमे के लिए पहले ट्रेनिंग और रजिस्ट्रेशन होता है।',
    'What if the shop has no signal?': 'दुकान में सिग्नल न हो, तो?',
    [`You can read this site and write to us. ${waits}. Transactions need a connection.`]: `आप यह साइट पढ़ सकते हैं और हमें लिख सकते हैं। ${hindiWaits}। लेन-देन के लिए नेटवर्क चाहिए।`,
    'More for retailers': 'दुकानदारों के लिए और पेज',
    'Money transfer': 'मनी ट्रांसफ़र',
    'AEPS portal': 'AEPS पोर्टल',
    'Sell insurance': 'बीमा बेचें',
    'Business loans': 'बिज़नेस लोन',

    'For integrators': 'API जोड़ने वालों के लिए',
    'Where do I try a call?': 'API कॉल कहाँ आज़माएँ?',
    'In the sandbox, which runs on this site without a network. Test values return success, failure or pending; no money moves.':
      'sandbox में, जो इसी साइट पर बिना नेटवर्क भी चलता है। टेस्ट वैल्यू पर जवाब सफल, असफल या पेंडिंग (बाकी) आता है। पैसे कहीं नहीं जाते।',
    'May I repeat a request after a timeout?': 'टाइमआउट के बाद क्या रिक्वेस्ट दोबारा भेज सकते हैं?',
    'Yes, with the same reference: the second request returns the first one’s answer.':
      'हाँ, उसी रेफ़रेंस से। दूसरी रिक्वेस्ट पर पहली का जवाब मिलता है।',
    'More for integrators': 'API जोड़ने वालों के लिए और पेज',
    'Developer guide': 'डेवलपर गाइड',
    'API reference': 'API रेफ़रेंस',
    'API integration': 'API जोड़ना',

    'For partners': 'पार्टनर के लिए',
    'What does a channel partner earn?': 'चैनल पार्टनर की कमाई कितनी है?',
    'A share of the revenue from shops you bring, up to 30%, as your agreement says.':
      'आपकी जोड़ी हुई दुकानों से होने वाली आमदनी में 30% तक हिस्सा। कितना, यह आपके एग्रीमेंट में लिखा होता है।',
    'How many steps are there to launch?': 'शुरुआत तक कितने कदम हैं?',
    'Five for a partner, three for a strategic alliance.':
      'पार्टनर के लिए पाँच, रणनीतिक साझेदारी के लिए तीन।',
    'More for partners': 'पार्टनर के लिए और पेज',
    Partnership: 'पार्टनर बनें',
    'Strategic Alliances': 'रणनीतिक साझेदारी',

    'For investors': 'निवेशकों के लिए',
    'How does the company earn?': 'कंपनी कैसे कमाती है?',
    'By fees on payments and transfers, and by a price per API call.':
      'पेमेंट और ट्रांसफ़र की फ़ीस से, और हर API कॉल के दाम से।',
    'Does the Investor Dashboard show my money?': 'क्या निवेशक डैशबोर्ड पर मेरे पैसे दिखते हैं?',
    'No. Its figures are fixed samples, neither an offer nor advice.':
      'नहीं। वहाँ के आँकड़े पहले से भरे सैंपल हैं। वे निवेश का प्रस्ताव या सलाह नहीं हैं।',
    'Whom do I ask for documents?': 'दस्तावेज़ किससे माँगें?',
    'Write through the contact form and begin with the word Investors, so that finance answers.':
      'संपर्क फ़ॉर्म से लिखें और Investors शब्द से शुरू करें। तब जवाब फ़ाइनेंस टीम देती है।',
    'Time to go live and revenue share are illustrative figures.':
      'चालू होने का समय और आमदनी में हिस्सा सिर्फ़ उदाहरण के आँकड़े हैं।',
    'More for investors': 'निवेशकों के लिए और पेज',
    'Investor portal': 'निवेशक पोर्टल',
    'About the company': 'कंपनी के बारे में',

    'Not answered yet?': 'जवाब नहीं मिला?',
    'Say what you want to do.': 'बताएँ, आपको क्या करना है।',
  },
  textsBetween(said, hindiSaid),
);
