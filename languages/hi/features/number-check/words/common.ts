// What several formats say.

export const state = 'राज्य';
export const notInList = (code: string) => `हमारी सूची में नहीं (${code})`;
export const number = 'नंबर';
export const letters = 'अक्षर';
export const digits = 'अंक';
export const year = 'साल';
export const office = 'RTO ऑफ़िस';
export const checkDigit = 'चेक डिजिट';
export const fits = 'बाकी से मेल खाता है';
export const masked = 'नंबर का एक हिस्सा छिपा है। इसलिए उसे जाँच नहीं सकते।';
export const noCheckDigit = 'इसमें चेक डिजिट नहीं होता। इसलिए गलत अंक यहाँ पकड़ में नहीं आता।';
export const looksLikeOther = (kind: string) =>
  `यह दूसरी तरह का नंबर लगता है: ${kind}। यह फ़ील्ड उसके लिए नहीं है।`;
export const calledOther = (word: string) =>
  `इसके साथ ${word} लिखा है, यानी यह दूसरी तरह का नंबर है। यह सही है या नहीं, यहाँ पता नहीं चलता।`;
