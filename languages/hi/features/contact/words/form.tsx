export const fullName = 'पूरा नाम';
export const email = 'ईमेल';
export const emailHelp = 'जवाब इसी पते पर आएगा।';
export const message = 'संदेश';
export const charactersLeft = (count: number) => `${figure(count)} अक्षर बाकी`;
export const charactersTooMany = (count: number) => `${figure(count)} अक्षर ज़्यादा`;
export const send = 'संदेश भेजें';
export const sending = 'भेज रहे हैं...';
export const keptWithoutNetwork = 'सिग्नल नहीं है? भेजे जाने तक आपका संदेश इस डिवाइस पर रहेगा।';

export const nameMissing = 'कृपया अपना पूरा नाम डालें।';
export const nameTooLong = (most: number) => `कृपया नाम ${most} अक्षरों से लंबा न रखें।`;
export const emailMissing = 'कृपया अपना ईमेल पता डालें।';
export const emailWrong = 'कृपया सही ईमेल पता डालें।';
export const messageMissing = 'कृपया संदेश लिखें।';
export const messageTooLong = (most: string) => `कृपया संदेश ${most} अक्षरों तक का रखें।`;
export const messageTooLarge = 'कृपया संदेश छोटा करें। इतना बड़ा संदेश भेजा नहीं जा सकता।';

export const failed = 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।';
/** A link in sentences. */
export const outboxLink = 'आउटबॉक्स';

export const sentHeading = 'धन्यवाद!';
export const sent = 'आपका संदेश मिल गया है। हम जल्द ही जवाब देंगे।';
export const queuedHeading = 'सहेज लिया। हम इसे भेज देंगे।';
export const writeAnother = 'एक और संदेश लिखें';
export const earlierArrived = 'आपका पहले वाला संदेश पहुँच गया। उसके बाद जो लिखा, वह यहीं है।';

const figure = (count: number) => count.toLocaleString('en-IN');
