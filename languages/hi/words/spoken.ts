/** Digits as people say them to a device, from 0 on, in English too. */
export const digits = [
  'zero शून्य oh जीरो o ज़ीरो shunya',
  'one ek एक वन',
  'two do दो टू',
  'three teen तीन थ्री',
  'four चार char फोर chaar',
  'five पाँच panch फाइव paanch',
  'six छह chhe छः chhah छे सिक्स',
  'seven saat सात सेवन',
  'eight aath आठ एट',
  'nine nau नौ नाइन',
];
/** Words before a digit that is said once and meant twice or three times. */
export const twice = 'double डबल';
export const thrice = 'triple ट्रिपल';
/** Before a dial code. */
export const plus = 'plus प्लस';
/** From 20 to 90. */
export const tens = [
  'twenty ट्वेंटी',
  'thirty थर्टी',
  'forty फोर्टी',
  'fifty फिफ्टी',
  'sixty सिक्सटी',
  'seventy सेवंटी',
  'eighty एटी',
  'ninety नाइंटी',
];
/** From 10 to 99; a slash parts two words for one. */
export const pairs =
  'दस/ten ग्यारह/eleven बारह/twelve तेरह/thirteen चौदह/fourteen पंद्रह/fifteen सोलह/sixteen ' +
  'सत्रह/seventeen अठारह/eighteen उन्नीस/nineteen बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस ' +
  'सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन ' +
  'बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ ' +
  'अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे ' +
  'तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे';
