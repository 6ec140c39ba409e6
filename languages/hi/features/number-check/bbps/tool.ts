import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/bbps/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Bill number': 'बिल नंबर',
  'Biller, consumer number, amount': 'बिल कंपनी, कंज़्यूमर नंबर, रकम',
};

export const samples = translate(english, {
  'A whole bill': 'पूरा बिल',
  'Biller ID: format right. Consumer number: Consumer numbers have no national format: each biller has its own. This one has 9 characters; compare it with the last bill. Amount: format right.':
    'बिल कंपनी की ID: फ़ॉर्मेट सही है। कंज़्यूमर नंबर: कंज़्यूमर नंबर पूरे देश में एक जैसा नहीं होता। हर बिल कंपनी का अपना फ़ॉर्मेट है। इसमें 9 अक्षर हैं। पिछले बिल से मिलाएँ। रकम: फ़ॉर्मेट सही है।',
  'ID too short': 'ID छोटी है',
  '12 of 14': '14 में से 12',
  'Biller ID: A biller ID has 14 characters; this has 12.':
    'बिल कंपनी की ID: बिल कंपनी की ID 14 अक्षरों की होती है। यह 12 की है।',
  Amount: 'रकम',
  'In words': 'शब्दों में',
  'Amount: Write rupees in digits; commas only between thousands, lakhs and crores.':
    'रकम: रुपये अंकों में लिखें। कॉमा सिर्फ़ हज़ार, लाख और करोड़ के बीच लगाएँ।',
  'Underscore in the biller ID': 'बिल कंपनी की ID में अंडरस्कोर',
  'Biller ID: The thirteenth character must be a letter or a digit, not “_”.':
    'बिल कंपनी की ID: तेरहवीं जगह पर अक्षर या अंक होना चाहिए, “_” नहीं।',
  'Bill of ₹0.00': '₹0.00 का बिल',
  'Amount: The amount must be more than zero.': 'रकम: रकम शून्य से ज़्यादा होनी चाहिए।',
  'Paise in three digits': 'पैसे तीन अंकों में',
  'Amount: Write paise as one or two digits after the decimal point.':
    'रकम: पॉइंट के बाद पैसे एक या दो अंकों में लिखें।',
});
