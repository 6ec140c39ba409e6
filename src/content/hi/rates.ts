import english from '#content/en/rates.ts';
import * as hindiFacts from '#content/hi/words/tariff/facts.ts';
import * as hindiLines from '#content/hi/words/tariff/rates.ts';
import * as hindiRules from '#content/hi/words/tariff/rules.ts';
import * as hindiSheets from '#content/hi/words/tariff/sheets.ts';
import { fees } from '#content/tariff.ts';
import { debitPrice, percentOf } from '#content/tariff-figures.ts';
import { textsBetween, translate } from '#content/translate.ts';
import * as facts from '#words/tariff/facts.ts';
import * as lines from '#words/tariff/rates.ts';
import { ruleLines } from '#words/tariff/rules.ts';
import { sheets } from '#words/tariff/sheets.ts';

export default translate(
  english,
  {
    'Rates, limits and documents': 'रेट, लिमिट और दस्तावेज़',
    [`Charges: UPI ${percentOf(fees.upi)}, debit cards from ${debitPrice(true).fee}, credit cards ${percentOf(fees.creditCard)}. What is left of a sale, when it is in your bank, what a shop earns and needs.`]: `फ़ीस: UPI ${percentOf(fees.upi)}, डेबिट कार्ड ${debitPrice(true).fee} से, क्रेडिट कार्ड ${percentOf(fees.creditCard)}। बिक्री में से क्या बचता है, बैंक में कब आता है, दुकान की कमाई और ज़रूरी दस्तावेज़।`,
    'Type a sum and see what you get, and when. All rates follow.':
      'रकम लिखें और देखें, क्या मिलेगा और कब। सारे रेट नीचे हैं।',
    'Sample rates': 'सैंपल रेट',
    'Our fees, days, limits and hours here are illustrative samples. Your own stand in your agreement. Limits of the regulator are facts, with who set them and when we looked.':
      'यहाँ हमारी फ़ीस, दिन, लिमिट और समय सैंपल हैं। आपके अपने रेट आपके एग्रीमेंट में हैं। नियमों वाली लिमिट असली हैं। साथ में लिखा है कि वे किसने तय कीं और हमने कब देखीं।',

    'Find what is yours': 'अपने काम का रेट खोजें',
    'By who you are and what you do.': 'आप कौन हैं और क्या करते हैं, उसके हिसाब से।',
    'I have a shop': 'मेरी दुकान है',
    'What you earn at the counter.': 'काउंटर पर आपकी कमाई।',
    'I sell online': 'ऑनलाइन बिक्री है',
    'Fees by way of paying, and when money arrives.': 'हर तरीके की फ़ीस, और पैसे कब आते हैं।',
    'I pay out or check': 'पैसे भेजने या जाँच करनी है',
    'Prices of payouts, checks, cards and devices.': 'पेआउट, जाँच, कार्ड और मशीन के दाम।',
    'I want to begin': 'शुरू करना है',
    'Documents by kind of business.': 'किस कारोबार के कौन-से दस्तावेज़।',
    'I am waiting': 'इंतज़ार है',
    'Days until you start, refunds and disputes.': 'शुरुआत, रिफ़ंड और विवाद में कितने दिन।',
    'I need a limit': 'लिमिट जाननी है',
    'What the regulator sets, with its date.': 'नियम की लिमिट, तारीख के साथ।',
    'I take large sums': 'बड़ी रकम लेनी है',
    'How much we carry at most.': 'हमसे ज़्यादा-से-ज़्यादा कितना।',
    'I need a person': 'किसी से बात करनी है',
    'Who answers, when and in which language.': 'जवाब कौन देता है, कब और किस भाषा में।',

    'Fees by way of paying': 'पेमेंट के हर तरीके की फ़ीस',
    [`All sales of a day arrive together. ${facts.gstOnFee}`]: `एक दिन की पूरी बिक्री साथ आती है। ${hindiFacts.gstOnFee}`,
    'Way of paying': 'पेमेंट का तरीका',
    Fee: 'फ़ीस',
    Arrives: 'पैसे कब आएँगे',

    'What a shop earns': 'दुकान की कमाई',
    [`For each, into your wallet at once. ${facts.beforeTax}`]: `हर एक पर, तुरंत आपके वॉलेट में। ${hindiFacts.beforeTax}`,
    Service: 'सेवा',
    'You earn': 'आपकी कमाई',

    'Prices of single things': 'बाकी दाम',
    'Without GST. A check without a result and a payout that fails cost nothing.':
      'GST अलग। जिस जाँच का नतीजा न आए और जो पेआउट न हो, उसके पैसे नहीं लगते।',
    For: 'किसका',
    Price: 'दाम',

    'Days: start, refund, dispute': 'कितने दिन: शुरुआत, रिफ़ंड, विवाद',
    'Working days are Monday to Friday, without bank holidays.':
      'कामकाजी दिन सोमवार से शुक्रवार हैं, बैंक की छुट्टियाँ छोड़कर।',
    What: 'क्या',
    Takes: 'कितना समय',

    'Copies are enough to begin, but none of Aadhaar. A person who signs is at least 18.':
      'शुरू करने के लिए कॉपी काफ़ी है। आधार की कॉपी न दें। साइन करने वाले की उम्र 18 या ज़्यादा हो।',
    Business: 'कारोबार',
    Documents: 'दस्तावेज़',
    'Documents by kind of business': 'किस कारोबार के कौन-से दस्तावेज़',

    'Businesses we do not serve': 'किन कारोबारों को हम सेवा नहीं देते',
    'Betting, lotteries and games for money': 'सट्टा, लॉटरी और पैसे लगाकर खेले जाने वाले गेम',
    'Crypto assets and unregistered investments': 'क्रिप्टो और बिना रजिस्ट्रेशन की निवेश योजनाएँ',
    'Weapons, drugs, and tobacco sold online': 'हथियार, नशे की चीज़ें, और ऑनलाइन बेचा तंबाकू',
    'Adult services': 'सिर्फ़ वयस्कों के लिए सामग्री या सेवाएँ',
    'Chain selling, and lending without a licence': 'चेन मार्केटिंग, और बिना लाइसेंस लोन देना',
    'Anything that the law forbids': 'जो भी कानून में मना है',

    'Our own limits': 'हमारी अपनी लिमिट',
    'At the start. They grow with your account: ask for yours.':
      'ये शुरुआत की हैं। खाते के साथ बढ़ती हैं। अपनी लिमिट पूछें।',
    'At most': 'ज़्यादा-से-ज़्यादा',

    'Limits and duties that others set': 'दूसरों की तय की हुई लिमिट और नियम',
    'As notified; your bank may set lower limits. Rules change, so each line says when we looked.':
      'ये RBI, NPCI और दूसरों के नियम हैं। आपका बैंक इससे कम लिमिट रख सकता है। नियम बदलते हैं, इसलिए हर लाइन में लिखा है कि हमने कब देखा।',
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
    'Do I need a distributor?': 'क्या डिस्ट्रीब्यूटर ज़रूरी है?',
    'No, you deal with us. We have no list of distributors to search. Say where your shop is: if a partner serves that area, our answer names them.':
      'नहीं, काम सीधे हमारे साथ होता है। हमारे पास डिस्ट्रीब्यूटरों की कोई सूची नहीं है। बताएँ कि दुकान कहाँ है। उस इलाके में कोई पार्टनर हो, तो जवाब में उसका नाम मिलता है।',
    'Ask for your rates': 'अपने रेट पूछें',
    'Say what you sell and how much of it in a month. The answer is an offer, line by line.':
      'बताएँ, आप क्या बेचते हैं और महीने में कितना। जवाब में ऑफ़र आता है, हर रेट अलग लाइन में।',
  },
  textsBetween(
    [facts.answers, lines, ruleLines, sheets],
    [hindiFacts.answers, hindiLines, hindiRules.ruleLines, hindiSheets.sheets],
  ),
);
