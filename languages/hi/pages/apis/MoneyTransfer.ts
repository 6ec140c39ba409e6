import { counterSums } from '#copy/counter-sums.ts';
import english from '#copy/pages/apis/MoneyTransfer.ts';
import * as facts from '#copy/tariff/facts.ts';
import { beforeTax } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as shop from '#copy/tariff/shop.ts';
import { slabs } from '#copy/tariff/slabs.ts';
import * as terms from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { commissions } from '#facts/tariff.ts';
import * as hindiFacts from '#languages/hi/tariff/facts.ts';
import { beforeTax as hindiBeforeTax } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiShop from '#languages/hi/tariff/shop.ts';
import { slabs as hindiSlabs } from '#languages/hi/tariff/slabs.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Champa Gramin Bank': 'चंपा ग्रामीण बैंक',
    'Lata Menon': 'लता मेनन',
    'Arjun Menon': 'अर्जुन मेनन',
    [`Money transfer: you earn ${sumOf(commissions.transfer.small.paise)} to ${sumOf(commissions.transfer.large.paise)}`]: `मनी ट्रांसफ़र: आपकी कमाई ${sumOf(commissions.transfer.small.paise)} से ${sumOf(commissions.transfer.large.paise)}`,
    'Domestic money transfer (DMT) from cash at a counter to any bank account in India over IMPS or NEFT, with a registered sender and a receipt.':
      'काउंटर पर दिया कैश भारत के किसी भी बैंक खाते में पहुँचता है (DMT)। पैसे IMPS या NEFT से जाते हैं। भेजने वाला रजिस्टर्ड होता है, और रसीद मिलती है।',
    'Money transfer': 'मनी ट्रांसफ़र',
    'Turn cash at your counter into money in any bank account in India. For shops and their software: no joining fee, and a commission on each transfer.':
      'काउंटर पर कैश लें, भारत के किसी भी बैंक खाते में पैसे पहुँचाएँ। दुकानों और उनके सॉफ़्टवेयर के लिए। जुड़ने की फ़ीस नहीं, और हर ट्रांसफ़र पर कमीशन।',
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'Request the API documentation': 'API की जानकारी माँगें',

    'How it works': 'काम कैसे होता है',
    'A transfer in four steps': 'चार कदमों में ट्रांसफ़र',
    Register: 'रजिस्टर करें',
    'The sender’s mobile number is verified, and an officially valid document is recorded.':
      'भेजने वाले का मोबाइल नंबर जाँचें। सरकार का माना हुआ एक दस्तावेज़ (OVD) देखकर लिख लें।',
    Sender: 'भेजने वाला',
    'Mobile number': 'मोबाइल नंबर',
    'Voter card noted': 'वोटर कार्ड लिख लिया',
    'First time only': 'सिर्फ़ पहली बार',
    'Code from the phone': 'फ़ोन पर आया OTP',
    Verify: 'जाँचें',
    'Add receiver': 'पाने वाला जोड़ें',
    'Enter account number and IFSC; the bank returns the name.':
      'खाता नंबर और IFSC डालें। बैंक नाम बता देता है।',
    Receiver: 'पाने वाला',
    'Name from the bank': 'बैंक से आया नाम',
    'Right person?': 'क्या यही हैं?',
    'Yes, my brother': 'हाँ, मेरा भाई',
    Next: 'आगे',
    Confirm: 'पक्का करें',
    'The sender reads out a one-time code for this transfer.':
      'भेजने वाले इस ट्रांसफ़र का OTP पढ़कर बताते हैं।',
    'How much?': 'कितने पैसे?',
    Charge: 'चार्ज',
    'Customer pays': 'ग्राहक देंगे',
    'He receives': 'भाई को मिलेंगे',
    Send: 'भेजें',
    'The bank replies: done, failed or pending.': 'बैंक का जवाब आता है: हो गया, नहीं हुआ या बाकी।',
    Receipt: 'रसीद',
    '₹4,000 sent': '₹4,000 भेजे गए',
    To: 'किसे',
    Account: 'खाता',
    'ending 3307': 'आखिरी अंक 3307',
    At: 'समय',
    Reference: 'रेफ़रेंस',
    [facts.youEarned(counterSums.transfer)]: hindiFacts.youEarned(counterSums.transfer),
    'Print or share': 'प्रिंट या शेयर करें',

    'What the service does': 'इस सेवा में क्या-क्या है',
    'Registered sender': 'रजिस्टर्ड भेजने वाला',
    'Mobile number and identity document are checked once, then each transfer needs a one-time code.':
      'मोबाइल नंबर और पहचान का दस्तावेज़ एक बार जाँचा जाता है। फिर हर ट्रांसफ़र पर OTP लगता है।',
    'Any bank account': 'कोई भी बैंक खाता',
    'Send with account number and IFSC over IMPS or NEFT.':
      'खाता नंबर और IFSC डालकर IMPS या NEFT से भेजें।',
    'Name before money': 'पहले नाम, फिर पैसे',
    'You see the account holder’s name before the customer hands over cash.':
      'ग्राहक कैश दें, उससे पहले आपको खाते वाले का नाम दिखता है।',
    'Printed or by SMS, with the bank’s reference.': 'प्रिंट में या SMS से, बैंक के रेफ़रेंस नंबर के साथ।',

    'What a shop earns': 'दुकान की कमाई',
    'Commission on transfers': 'ट्रांसफ़र पर कमीशन',
    'Your commission is part of what the customer pays. Press plus and minus until it looks like your queue.':
      'आपका कमीशन ग्राहक के दिए चार्ज में से है। प्लस-माइनस तब तक दबाएँ, जब तक आपके काउंटर की लाइन जैसा न दिखे।',
    'Ask for your rates': 'अपने रेट पूछें',
    'Transfers in a day': 'एक दिन के ट्रांसफ़र',
    [beforeTax]: hindiBeforeTax,

    'Your bank may set lower limits. Transfers from card to card are not part of this service.':
      'आपका बैंक इससे कम लिमिट रख सकता है। कार्ड से कार्ड में ट्रांसफ़र इस सेवा में नहीं है।',
    'IMPS: day and night, usually within seconds': 'IMPS: दिन-रात, आम तौर पर कुछ सेकंड में',

    'Asked at the counter': 'काउंटर पर पूछे गए सवाल',
    'What does the sender need to bring?': 'भेजने वाले को क्या लाना है?',
    'What does the shop need before the first transfer?':
      'पहला ट्रांसफ़र करने से पहले दुकान को क्या चाहिए?',
    'An agreement with us, the bank’s KYC of everyone who serves at the counter, a phone or computer, and a way to print or text the receipt.':
      'हमारे साथ एग्रीमेंट। काउंटर पर काम करने वाले हर व्यक्ति की KYC, जो बैंक करता है। फ़ोन या कंप्यूटर, और रसीद प्रिंट या SMS करने का इंतज़ाम।',
    'What if the IFSC or the account number is wrong?': 'IFSC या खाता नंबर गलत हो, तो?',
    'The name that the bank returns will not match, so stop before the customer pays. If an account cannot be credited, the money returns to the shop’s wallet.':
      'बैंक से आया नाम मेल नहीं खाएगा। ग्राहक से पैसे लेने से पहले रुक जाएँ। खाते में पैसे नहीं जा सके, तो दुकान के वॉलेट में लौट आते हैं।',
    'The status says pending. Should the shop send again?': 'स्थिति “बाकी” है। क्या दोबारा भेजें?',
    'What does a transfer cost, and what does a shop earn?':
      'ट्रांसफ़र का कितना लगता है, और दुकान की कमाई कितनी है?',
    'You pay us no fee, and fill a wallet for the day’s transfers. The customer sees the charge before confirming, and your commission is part of it.':
      'शुरू करने की हमारी कोई फ़ीस नहीं। बस दिन भर के ट्रांसफ़र के लिए वॉलेट में पैसे रखें। ग्राहक को चार्ज पहले दिखता है, फिर वे हाँ करते हैं। आपका कमीशन उसी चार्ज में से है।',
    'Bank account verification': 'बैंक खाते की जाँच',
    Payout: 'पेआउट',
    'Cash withdrawal': 'कैश निकासी',
    'Cash collection': 'कैश कलेक्शन',
  },
  {
    ...textsBetween(shop, hindiShop),
    ...textsBetween([terms, said], [hindiTerms, hindiSaid]),
    ...textsBetween(slabs.transfer, hindiSlabs.transfer),
  },
);
