export const title = 'बैंक खाता नंबर';
export const strange = (found: string) => `खाता नंबर में अंक होते हैं, कुछ बैंकों में अक्षर भी। इसमें ${found} है।`;
export const withLetters =
  'ज़्यादातर खाता नंबरों में सिर्फ़ अंक होते हैं। कुछ बैंकों के और वर्चुअल खातों के नंबर में अक्षर भी होते हैं। पासबुक से मिलाएँ।';
export const iban = 'यह IBAN लगता है, यानी किसी दूसरे देश का खाता नंबर। भारत के खातों में IBAN नहीं होता।';
export const wrongLength = (min: number, max: number, count: number) =>
  `ज़्यादातर खाता नंबर ${min} से ${max} अंकों के होते हैं। यह ${count} का है। पासबुक से मिलाएँ।`;
export const ownWay = 'हर बैंक अपने तरीके से खाता नंबर बनाता है। इसलिए गलत अंक यहाँ पकड़ में नहीं आता।';
