export const title = 'बैंक खाता नंबर';
export const digitsOnly = (found: string) => `खाता नंबर में सिर्फ़ अंक होते हैं। इसमें ${found} भी है।`;
export const wrongLength = (min: number, max: number, count: number) =>
  `ज़्यादातर खाता नंबर ${min} से ${max} अंकों के होते हैं। यह ${count} का है। पासबुक से मिलाएँ।`;
export const ownWay = 'हर बैंक अपने तरीके से खाता नंबर बनाता है। इसलिए गलत अंक यहाँ पकड़ में नहीं आता।';
