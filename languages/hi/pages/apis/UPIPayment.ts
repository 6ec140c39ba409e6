import english from '#copy/pages/apis/UPIPayment.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { percentOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { fees } from '#facts/tariff.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import { moneyBy as hindiMoneyBy } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';
import * as hindiParties from '#languages/hi/words/sequence-parties.ts';
import * as parties from '#words/sequence-parties.ts';

export default translate(
  english,
  {
    'Its calls': 'इसकी API कॉल',
    'UPI payment API': 'UPI पेमेंट API',
    'Collect by UPI from your own app or site: intent links, payment links, QR codes and Autopay mandates with one status model.':
      'अपने ऐप या साइट से UPI पेमेंट लें। चार तरीके: intent लिंक, पेमेंट लिंक, QR कोड और ऑटोपे की मंज़ूरी। चारों की स्थिति एक ही तरीके से पता चलती है।',
    'UPI payment': 'UPI पेमेंट',
    [english.head.lead]:
      `ग्राहक का UPI ऐप खुलता है, रकम भरी हुई। ऐप और साइट बनाने वालों के लिए। बनाना मुफ़्त, बैंक खाते से पेमेंट पर ${percentOf(fees.upi)}। ${hindiMoneyBy}।`,
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'UPI Solutions': 'UPI सेवाएँ',

    'Offer the code first and the link second: many apps refuse links to personal IDs. Neither is a receipt, so ask for the payer’s confirmation and check your own account.':
      'पहले कोड दें, फिर लिंक। लिंक निजी ID का हो, तो कई ऐप मना कर देते हैं। दोनों में से कोई रसीद नहीं है। पैसे देने वाले से पक्का कर लें और अपना खाता देखें।',

    'Four ways to ask for money': 'पैसे माँगने के चार तरीके',
    Intent: 'intent लिंक',
    'On a phone the customer’s own UPI app opens automatically.':
      'फ़ोन पर ग्राहक का ही UPI ऐप अपने आप खुल जाता है।',
    'Payment link': 'पेमेंट लिंक',
    'For customers elsewhere: by SMS or e-mail, opened in any UPI app.':
      'दूर बैठे ग्राहक के लिए। SMS या ईमेल से जाता है, किसी भी UPI ऐप में खुलता है।',
    'QR code': 'QR कोड',
    'For large screens and printed bills.': 'बड़ी स्क्रीन और छपे हुए बिल के लिए।',
    Autopay: 'ऑटोपे',
    'A mandate for amounts that repeat.': 'बार-बार की रकम के लिए ऑटोपे की मंज़ूरी।',

    'A UPI payment, step by step': 'एक UPI पेमेंट, कदम-दर-कदम',
    Create: 'बनाएँ',
    'Start an order with amount and reference.': 'रकम और रेफ़रेंस के साथ ऑर्डर शुरू करें।',
    Ask: 'माँगें',
    'It brings the app’s link.': 'जवाब में ऐप का लिंक मिलता है।',
    Open: 'खोलें',
    'Send the intent, link or code to the customer.': 'ग्राहक को intent, पेमेंट लिंक या कोड भेजें।',
    Approve: 'मंज़ूरी',
    'The customer enters the UPI PIN in the app.': 'ग्राहक ऐप में अपना UPI PIN डालते हैं।',
    Verify: 'पक्का करें',
    'Wait for the webhook; if it is late, make a status call.':
      'webhook का इंतज़ार करें। देर हो, तो स्थिति वाली कॉल करें।',

    'The link that opens a UPI app': 'UPI ऐप खोलने वाला लिंक',
    'Fill in an intent request and get its link and its code.':
      'खाने भरें और intent लिंक पाएँ। साथ में उसका QR कोड भी।',

    'Questions from app teams': 'ऐप बनाने वाली टीमों के सवाल',
    'What do we need to start?': 'शुरू करने के लिए हमें क्या चाहिए?',
    'A registered business, a bank account in its name, your app’s package name or site address, and a server that can receive webhooks.':
      'रजिस्टर्ड कारोबार और उसके नाम का बैंक खाता। आपके ऐप का package name या साइट का पता। एक सर्वर भी, जो webhook ले सके।',
    'The customer came back from the UPI app. Is the order paid?':
      'ग्राहक UPI ऐप से लौट आए। क्या ऑर्डर के पैसे आ गए?',
    'Not necessarily: apps return after a cancelled payment too. Mark the order as paid only on our webhook or status call.':
      'ज़रूरी नहीं। पेमेंट रद्द हो, तब भी ऐप ग्राहक को वापस भेज देता है। पैसे आए तभी मानें, जब हमारा webhook या स्थिति वाली कॉल बताए।',
    'Can we send a request to a UPI ID that the customer types?':
      'ग्राहक अपनी UPI ID लिखें, तो क्या उस पर रिक्वेस्ट भेज सकते हैं?',
    'How do refunds work?': 'रिफ़ंड कैसे होता है?',
    'Send the original reference and the full or part amount. The money returns to the account that paid; its bank decides how fast.':
      'असली पेमेंट का रेफ़रेंस भेजें, साथ में पूरी रकम या उसका हिस्सा। पैसे उसी खाते में लौटते हैं, जिससे आए थे। कितनी जल्दी, यह उस खाते का बैंक तय करता है।',
    'What does collecting by UPI cost?': 'UPI से पैसे लेने में कितना लगता है?',
    'Nothing to build, and for a mandate nothing. Live payments cost the fees above.':
      'बनाना मुफ़्त है, और ऑटोपे की मंज़ूरी भी। असली पेमेंट पर ऊपर लिखी फ़ीस लगती है।',

    'Make one in this page. No money moves.': 'इसी पेज पर एक पेमेंट बनाकर देखें। पैसे नहीं कटते।',
    'Create a payment': 'पेमेंट बनाएँ',

    'Related APIs': 'इससे जुड़े API',
    'QR payment': 'QR पेमेंट',
    'UPI ID verification': 'UPI ID की जाँच',
    Payout: 'पेआउट',
    'Bill payment': 'बिल पेमेंट',
  },
  {
    ...sampleTexts.upiQr,
    ...textsBetween([terms, said, parties], [hindiTerms, hindiSaid, hindiParties]),
  },
);
