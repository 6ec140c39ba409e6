export const title = 'पासपोर्ट नंबर';
export const wrongLength = (length: number) =>
  `भारत का पासपोर्ट नंबर 8 अक्षरों का होता है। यह ${length} का है।`;
export const fileNumber = 'यह आवेदन का फ़ाइल नंबर लगता है। पासपोर्ट नंबर 8 अक्षरों का होता है।';
export const letter = 'अक्षर';
export const noCheckDigit = 'नंबर में चेक डिजिट नहीं होता। इसलिए गलत अंक यहाँ पकड़ में नहीं आता।';
