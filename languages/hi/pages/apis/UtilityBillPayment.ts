import { counterSums } from '#copy/counter-sums.ts';
import english from '#copy/pages/apis/UtilityBillPayment.ts';
import * as facts from '#copy/tariff/facts.ts';
import { beforeTax } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as shop from '#copy/tariff/shop.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import * as hindiFacts from '#languages/hi/tariff/facts.ts';
import { beforeTax as hindiBeforeTax } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiShop from '#languages/hi/tariff/shop.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Its calls': 'इसकी API कॉल',
    'Meena Stores': 'मीना स्टोर्स',
    'Purva Vidyut': 'पूर्वा विद्युत',
    'Neem Power': 'नीम पावर',
    'Doab Electric': 'दोआब इलेक्ट्रिक',
    'Utility bill payment API': 'बिल पेमेंट API',
    'Fetch and pay electricity, water, gas, broadband and other bills over BBPS, with a reference for every payment and a dispute process.':
      'BBPS से बिजली, पानी, गैस, ब्रॉडबैंड और दूसरे बिल निकालें और भरें। हर पेमेंट का रेफ़रेंस नंबर है। गड़बड़ हो, तो शिकायत का रास्ता भी।',
    'Utility bill payment': 'बिल पेमेंट',
    'Type the consumer number, see the bill, take the money. For shops and apps: no entry fee, and a commission on each bill.':
      'कंज़्यूमर नंबर डालें, बिल देखें, पैसे लें। दुकानों और ऐप के लिए। शुरू करने की फ़ीस नहीं, और हर बिल पर कमीशन।',
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'BBPS request': 'BBPS का API देखें',

    'How it works': 'काम कैसे होता है',
    'A bill payment, from fetch to receipt': 'बिल पेमेंट, बिल निकालने से रसीद तक',
    'Choose biller': 'बिल कंपनी चुनें',
    'Pick it from the BBPS list of billers.': 'BBPS की सूची से बिल कंपनी चुनें।',
    Bills: 'बिल',
    Power: 'बिजली',
    Water: 'पानी',
    Gas: 'गैस',
    Fibre: 'फ़ाइबर',
    Barabanki: 'बाराबंकी',
    Lucknow: 'लखनऊ',
    Kanpur: 'कानपुर',
    Next: 'आगे',
    Fetch: 'बिल निकालें',
    'Enter the consumer number; amount and due date come back.':
      'कंज़्यूमर नंबर डालें। रकम और आखिरी तारीख सामने आ जाती है।',
    'Consumer number': 'कंज़्यूमर नंबर',
    Name: 'नाम',
    'Bill of': 'किस महीने का',
    February: 'फ़रवरी',
    Due: 'आखिरी तारीख',
    'Wed 18 March': 'बुध 18 मार्च',
    Collect: 'पैसे लें',
    Pay: 'बिल भरें',
    'Take cash, UPI or wallet; the request carries the mode.':
      'कैश, UPI या वॉलेट से लें। पेमेंट का तरीका साथ में जाता है।',
    'Collect ₹1,145': '₹1,145 लें',
    Cash: 'कैश',
    'UPI code': 'UPI QR कोड',
    Wallet: 'वॉलेट',
    '₹8,220 left': '₹8,220 बाकी',
    Mode: 'तरीका',
    'Pay the bill': 'बिल भरें',
    Confirm: 'रसीद दें',
    'Print the BBPS reference on the receipt.': 'रसीद पर BBPS का रेफ़रेंस नंबर प्रिंट करें।',
    Receipt: 'रसीद',
    'Bill paid': 'बिल भर गया',
    Biller: 'बिल कंपनी',
    Amount: 'रकम',
    'BBPS reference': 'BBPS रेफ़रेंस',
    [facts.youEarned(counterSums.bill)]: hindiFacts.youEarned(counterSums.bill),
    'Print or share': 'प्रिंट या शेयर करें',

    'Bills you can pay': 'कौन-से बिल भर सकते हैं',
    Electricity: 'बिजली',
    'State boards and private suppliers, by consumer number.':
      'सरकारी बोर्ड और प्राइवेट कंपनियाँ, कंज़्यूमर नंबर से।',
    'Water and gas': 'पानी और गैस',
    'Municipal water, piped gas and cylinder booking.':
      'नगर निगम का पानी, पाइप वाली गैस और सिलेंडर बुकिंग।',
    'Broadband and phone': 'ब्रॉडबैंड और फ़ोन',
    'Postpaid mobile, landline, fibre and cable.': 'पोस्टपेड मोबाइल, लैंडलाइन, फ़ाइबर और केबल।',
    'Taxes and fees': 'टैक्स और फ़ीस',
    'Property tax, school fees, loan instalments.': 'प्रॉपर्टी टैक्स, स्कूल की फ़ीस, लोन की किस्त।',

    'What a shop earns': 'दुकान की कमाई',
    'Commission on bills': 'बिल पर कमीशन',
    'Each bill earns a commission by type of biller. The queue is longest just before the due date.':
      'हर बिल पर कमीशन है। वह बिल के प्रकार से तय होता है। आखिरी तारीख से ठीक पहले लाइन सबसे लंबी होती है।',
    'Ask for your rates': 'अपने रेट पूछें',
    'Bills in a day': 'एक दिन के बिल',
    [beforeTax]: hindiBeforeTax,

    'What you need before the first bill': 'पहला बिल भरने से पहले क्या चाहिए',
    'A business account with us, PAN and address proof': 'हमारे यहाँ बिज़नेस खाता, PAN और पते का सबूत',
    'An agreement under an authorised BBPS operating unit':
      'RBI से मंज़ूर BBPS ऑपरेटिंग यूनिट के ज़रिए एग्रीमेंट',
    'A funded wallet for bills that customers pay in cash': 'कैश में भरे जाने वाले बिलों के लिए वॉलेट में पैसे',
    'A printer or SMS for the BBPS receipt': 'BBPS की रसीद के लिए प्रिंटर या SMS',

    'Questions about bills': 'बिल के बारे में सवाल',
    'Can I type the amount instead of fetching it?': 'क्या बिल निकाले बिना रकम खुद डाल सकते हैं?',
    'Only where the biller takes payments without a fetched bill. Everywhere else name, amount and due date come from the biller, who also decides whether a part payment is allowed.':
      'सिर्फ़ वहाँ, जहाँ बिल कंपनी बिल निकाले बिना भी पेमेंट लेती है। बाकी में नाम, रकम और आखिरी तारीख बिल कंपनी से आती है। बिल का कुछ हिस्सा भरना चलेगा या नहीं, यह भी वही तय करती है।',
    'When does the biller see the payment?': 'बिल कंपनी को पेमेंट कब दिखता है?',
    'You get the BBPS reference within seconds. The biller posts the payment on its own schedule, so pay some days before the due date.':
      'BBPS का रेफ़रेंस नंबर आपको तुरंत मिलता है। बिल कंपनी पेमेंट अपने समय से चढ़ाती है। इसलिए आखिरी तारीख से कुछ दिन पहले भरें।',
    'A payment went to the wrong consumer number. Can it be undone?':
      'पेमेंट गलत कंज़्यूमर नंबर पर चला गया। क्या वापस होगा?',
    'Complain with the BBPS reference. The complaint goes through the central dispute process to the biller, and we pass on the reply.':
      'BBPS के रेफ़रेंस नंबर के साथ शिकायत करें। वह BBPS के अपने शिकायत सिस्टम से बिल कंपनी तक जाती है। जवाब हम आपको बताते हैं।',
    'What does it cost to start, and what does a shop earn?':
      'शुरू करने में कितना लगता है, और दुकान की कमाई कितनी है?',
    'There is no entry fee: you fill a wallet, and buy a printer if you want paper receipts. Each bill then earns a commission by type of biller.':
      'शुरू करने की कोई फ़ीस नहीं। बस वॉलेट में पैसे डालें। कागज़ की रसीद देनी हो, तो प्रिंटर खरीदें। फिर हर बिल पर कमीशन मिलता है। वह बिल के प्रकार से तय होता है।',
    'BBPS verification': 'BBPS की जाँच',
    'API reference': 'API रेफ़रेंस',
    'Cash collection': 'कैश कलेक्शन',
    'UPI payment': 'UPI पेमेंट',
    'Money transfer': 'मनी ट्रांसफ़र',
  },
  { ...textsBetween(shop, hindiShop), ...textsBetween([terms, said], [hindiTerms, hindiSaid]) },
);
