import english from '#copy/pages/rates.ts';
import * as facts from '#copy/tariff/facts.ts';
import * as lines from '#copy/tariff/rates.ts';
import { ruleLines } from '#copy/tariff/rules.ts';
import { gstInvoice } from '#copy/tariff/said.ts';
import { sheets } from '#copy/tariff/sheets.ts';
import { debitPrice, percentOf, rupeesOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { debitCards } from '#facts/rules/cards.ts';
import { fees } from '#facts/tariff.ts';
import * as hindiFacts from '#languages/hi/tariff/facts.ts';
import * as hindiLines from '#languages/hi/tariff/rates.ts';
import * as hindiRules from '#languages/hi/tariff/rules.ts';
import { gstInvoice as hindiInvoice } from '#languages/hi/tariff/said.ts';
import * as hindiSheets from '#languages/hi/tariff/sheets.ts';

export default translate(
  english,
  {
    'Rates, limits and documents': 'रेट, लिमिट और दस्तावेज़',
    [`Charges: UPI ${percentOf(fees.upi)}, debit cards from ${debitPrice(true).fee}, credit cards ${percentOf(fees.creditCard)}. What is left of a sale, when it is in your bank, what a shop earns and needs.`]: `फ़ीस: UPI ${percentOf(fees.upi)}, डेबिट कार्ड ${debitPrice(true).fee} से, क्रेडिट कार्ड ${percentOf(fees.creditCard)}। बिक्री में से क्या बचता है, बैंक में कब आता है, दुकान की कमाई और ज़रूरी दस्तावेज़।`,
    'Type a sum and see what you get, and when. All rates follow.':
      'रकम लिखें और देखें, क्या मिलेगा और कब। सारे रेट नीचे हैं।',
    'Sample rates': 'सैंपल रेट',
    [`Our sample fee on ${rupeesOf(1_000)}, without GST`]: `${rupeesOf(1_000)} पर हमारी सैंपल फ़ीस, GST अलग`,
    [`debit card, turnover above ${facts.lakh(debitCards.smallTurnoverRupees)}`]: `डेबिट कार्ड, साल की बिक्री ${hindiFacts.lakh(debitCards.smallTurnoverRupees)} से ज़्यादा`,
    'credit card': 'क्रेडिट कार्ड',
    'Our fees, days, limits and hours here are illustrative samples. Your agreement has your own rates. Limits of the regulator are facts, with who set them and when we looked.':
      'यहाँ हमारी फ़ीस, दिन, लिमिट और समय सैंपल हैं। आपके अपने रेट आपके एग्रीमेंट में हैं। नियमों वाली लिमिट असली हैं। साथ में लिखा है कि वे किसने तय कीं और हमने कब देखीं।',

    'I have a shop': 'मेरी दुकान है',
    'What a shop earns': 'दुकान की कमाई',
    [`For each, in your wallet within seconds. ${facts.beforeTax}`]: `हर एक पर, तुरंत आपके वॉलेट में। ${hindiFacts.beforeTax}`,
    Service: 'सेवा',
    'You earn': 'आपकी कमाई',
    'What a shop and its customers pay': 'दुकान और ग्राहक को क्या देना है',
    'Without GST.': 'GST अलग।',
    For: 'किसका',
    Price: 'दाम',

    'I take payments, or pay out': 'पेमेंट लेना है, या पेआउट करना है',
    'Fees by payment method': 'पेमेंट के हर तरीके की फ़ीस',
    [`All sales of a day arrive together. ${facts.gstOnFee}`]: `एक दिन की पूरी बिक्री साथ आती है। ${hindiFacts.gstOnFee}`,
    'Payment method': 'पेमेंट का तरीका',
    Fee: 'फ़ीस',
    Arrives: 'पैसे कब आएँगे',
    'Refunds, disputes and chargebacks': 'रिफ़ंड, विवाद और चार्जबैक',
    What: 'क्या',
    'How it is': 'कैसे',
    'Prices of payouts, checks, cards and cash': 'पेआउट, जाँच, कार्ड और कैश के दाम',
    'Without GST. A check that ends in not_found counts; a refused request and a failed payout are free.':
      'GST अलग। जवाब not_found (नहीं मिला) हो, तब भी जाँच के पैसे लगते हैं। रिक्वेस्ट नामंज़ूर हो या पेआउट न हो, तो नहीं।',
    'Our own limits': 'हमारी अपनी लिमिट',
    'At the start. They grow with your account: ask for yours.':
      'ये शुरुआत की हैं। खाते के साथ बढ़ती हैं। अपनी लिमिट पूछें।',
    'At most': 'ज़्यादा-से-ज़्यादा',

    'I want to begin, or to leave': 'शुरू करना है, या छोड़ना है',
    'Documents by kind of business': 'किस कारोबार के कौन-से दस्तावेज़',
    'Copies are enough to begin, but none of Aadhaar. A person who signs is at least 18.':
      'शुरू करने के लिए कॉपी काफ़ी है। आधार की कॉपी न दें। साइन करने वाले की उम्र 18 या ज़्यादा हो।',
    Business: 'कारोबार',
    Documents: 'दस्तावेज़',
    'Days until you start, and of refunds': 'शुरू होने और रिफ़ंड में कितने दिन',
    'Working days are Monday to Friday, without bank holidays.':
      'कामकाजी दिन सोमवार से शुक्रवार हैं, बैंक की छुट्टियाँ छोड़कर।',
    Takes: 'कितना समय',
    'When you leave: notice, deposit, wallet': 'छोड़ना हो, तो: नोटिस, जमा रकम, वॉलेट',
    'Businesses we do not serve': 'किन कारोबारों को हम सेवा नहीं देते',
    'What we do not have': 'हमारे पास क्या नहीं है',
    Instead: 'उसकी जगह',

    'I need a rule, or a person': 'नियम जानना है, या किसी से बात करनी है',
    'Limits and rules of RBI, NPCI and others': 'RBI, NPCI और दूसरों की लिमिट और नियम',
    'As notified; your bank may set lower limits. Rules change, so each line says when we looked.':
      'आपका बैंक इससे कम लिमिट रख सकता है। नियम बदलते हैं, इसलिए हर लाइन में लिखा है कि हमने कब देखा।',
    Rule: 'नियम',
    'Set by, and looked up': 'किसका नियम, कब देखा',
    'Who answers, and when': 'जवाब कौन देता है, और कब',
    By: 'कैसे पूछें',
    When: 'कब',

    'About these rates': 'इन रेट के बारे में',
    'What do I pay before my first sale?': 'पहली बिक्री से पहले कितना देना है?',
    'Nothing for an online account. A shop fills its wallet; AEPS needs a reader, and billing a device.':
      'ऑनलाइन खाते के लिए कुछ नहीं। दुकान अपने वॉलेट में पैसे रखती है। AEPS में फ़िंगरप्रिंट मशीन लगती है, बिलिंग में बिलिंग मशीन।',
    'May my rates differ?': 'क्या मेरे रेट अलग हो सकते हैं?',
    'Yes: they depend on what you sell and how much. The offer lists each of them before you sign.':
      'हाँ। आप क्या और कितना बेचते हैं, उसके हिसाब से। साइन से पहले ऑफ़र में हर रेट लिखा होता है।',
    'Do I get a GST invoice?': 'क्या GST का इनवॉइस मिलता है?',
    'Do I need a distributor?': 'क्या डिस्ट्रीब्यूटर ज़रूरी है?',
    'No, you deal with us. We have no list of distributors to search. Say where your shop is: if a partner serves that area, our answer names them.':
      'नहीं, काम सीधे हमारे साथ होता है। हमारे पास डिस्ट्रीब्यूटरों की कोई सूची नहीं है। बताएँ कि दुकान कहाँ है। उस इलाके में कोई पार्टनर हो, तो जवाब में उसका नाम मिलता है।',
    'Ask for your rates': 'अपने रेट पूछें',
    'Say what you sell and how much of it in a month. The answer is an offer, line by line.':
      'बताएँ, आप क्या बेचते हैं और महीने में कितना। जवाब में ऑफ़र आता है, हर रेट अलग लाइन में।',
  },
  textsBetween(
    [facts.answers, lines, ruleLines, sheets, gstInvoice],
    [hindiFacts.answers, hindiLines, hindiRules.ruleLines, hindiSheets.sheets, hindiInvoice],
  ),
);
