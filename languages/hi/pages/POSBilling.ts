import english from '#copy/pages/POSBilling.ts';
import { gstOnFee, settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import { gstOnFee as hindiGst, settled as hindiSettled } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    Products: 'प्रोडक्ट',
    'POS and ECD billing': 'POS और ECD बिलिंग',
    [`A device that makes a customer’s bill, takes cards, UPI and cash, prints the receipt and closes the day. ${sumOf(charges.posRentMonth)} a month, and a deposit of ${sumOf(charges.posDeposit)}.`]: `एक ही मशीन ग्राहक का बिल बनाती है, कार्ड, UPI और कैश लेती है, रसीद छापती है और दिन का हिसाब बंद करती है। किराया ${sumOf(charges.posRentMonth)} महीना, जमा रकम ${sumOf(charges.posDeposit)}।`,
    'POS billing machine with card and UPI': 'POS बिलिंग मशीन, कार्ड और UPI के साथ',
    'For shops, restaurants and branches: type or scan the items, let the customer pay as they like, and hand over the receipt.':
      'दुकान, रेस्टोरेंट और ब्रांच के लिए। सामान लिखें या स्कैन करें। ग्राहक जैसे चाहें, पैसे दें। फिर रसीद दे दें।',
    Services: 'सेवाएँ',
    'Ask for a device': 'मशीन माँगें',
    'All rates': 'सारे रेट',

    'At the counter': 'काउंटर पर',
    'From the first item to the closed day': 'पहले सामान से दिन का हिसाब बंद होने तक',
    Bill: 'बिल',
    'Scan the item or pick it from your own list; GST comes out on the bill.':
      'सामान स्कैन करें या अपनी सूची से चुनें। बिल पर GST अपने आप आता है।',
    Charge: 'पैसे लें',
    'Tap, insert or swipe a card, or show a UPI code with the amount in it.':
      'कार्ड टैप करें, डालें या स्वाइप करें। या UPI का कोड दिखाएँ, जिसमें रकम हो।',
    'Cash too': 'कैश भी',
    'Note cash on the same bill, and part of it by UPI if the customer likes.':
      'उसी बिल पर कैश लिखें। ग्राहक चाहें, तो कुछ पैसे UPI से।',
    Receipt: 'रसीद',
    'On paper or by SMS. A return is booked against the old receipt.':
      'कागज़ पर या SMS से। सामान लौटे, तो पुरानी रसीद पर लिखें।',
    'Stock and dues': 'स्टॉक और बकाया',
    'What is left on the shelf, and who still owes you, as you sell.':
      'बेचते हुए देखें, कितना सामान बचा है और किसके पैसे बाकी हैं।',
    'Close the day': 'दिन का हिसाब',
    'Count the drawer; the device says what should be in it.':
      'गल्ला गिनें। मशीन बताती है, उसमें कितना होना चाहिए।',

    'How to begin': 'शुरुआत कैसे करें',
    'From your message to the first bill': 'आपके संदेश से पहले बिल तक',
    Ask: 'पूछें',
    'Say how many counters you have and what you sell.': 'बताएँ, कितने काउंटर हैं और क्या बेचते हैं।',
    Agree: 'तय करें',
    'You get an offer with rent, deposit and fees, line by line.':
      'ऑफ़र में किराया, जमा रकम और फ़ीस अलग-अलग लिखे होते हैं।',
    'Set up': 'तैयार करें',
    'The device comes by courier. Load your items from a spreadsheet.':
      'मशीन कूरियर से आती है। सामान की सूची स्प्रेडशीट से डालें।',
    Sell: 'बेचें',
    'Make a bill of one rupee, pay it, refund it, and open the shop.':
      'एक रुपये का बिल बनाएँ, पैसे दें, रिफ़ंड करें, फिर दुकान खोलें।',

    'What it costs': 'कितना लगता है',
    'A bill of ₹1,500, paid at the counter': 'काउंटर पर ₹1,500 का बिल',
    'The rent is the same in a busy month and a quiet one. The fee depends on the card.':
      'महीना अच्छा हो या मंदा, किराया वही रहता है। फ़ीस कार्ड के हिसाब से है।',
    'Ask for your rates': 'अपने रेट पूछें',
    '₹1,500 at the counter': 'काउंटर पर ₹1,500',
    [gstOnFee]: hindiGst,
    'Rent of the device is left out. Cash stays in your drawer and costs no fee.':
      'मशीन का किराया इसमें नहीं है। कैश आपके गल्ले में रहता है, उस पर कोई फ़ीस नहीं।',
    'Credit card': 'क्रेडिट कार्ड',
    'Debit card': 'डेबिट कार्ड',
    'RuPay debit card': 'RuPay डेबिट कार्ड',
    [settled]: hindiSettled,

    'Asked before the first device': 'मशीन लेने से पहले पूछे गए सवाल',
    'What does it cost to start?': 'शुरू करने में कितना लगता है?',
    'The first month of rent and the deposit, which comes back with the device. There is nothing else before your first bill.':
      'पहले महीने का किराया और जमा रकम। मशीन लौटाने पर जमा रकम वापस मिलती है। पहले बिल से पहले और कुछ नहीं लगता।',
    'Which models can I rent?': 'कौन-से मॉडल किराए पर मिलते हैं?',
    'Does it work without a network?': 'क्या बिना नेटवर्क चलती है?',
    'Bills and cash do. Cards and UPI need a connection, by Wi-Fi or by the SIM in the device; never take a screenshot for a payment.':
      'बिल और कैश चलते हैं। कार्ड और UPI को नेटवर्क चाहिए, Wi-Fi से या मशीन की SIM से। स्क्रीनशॉट को पेमेंट न मानें।',
    'What is ECD?': 'ECD क्या है?',
    'An electronic cash drawer: it opens when a cash bill is paid, and counts with you when the day ends.':
      'इलेक्ट्रॉनिक गल्ला। कैश का बिल बनते ही खुलता है, और दिन के अंत में आपके साथ गिनता है।',
    'What if the device breaks?': 'मशीन खराब हो गई। अब क्या करें?',
    'Call us. You get another one on the same terms, and your items and bills are on it when you sign in.':
      'हमें फ़ोन करें। उन्हीं शर्तों पर दूसरी मशीन आती है। लॉगिन करते ही आपका सामान और बिल उस पर होते हैं।',
  },
  textsBetween([terms, said], [hindiTerms, hindiSaid]),
);
