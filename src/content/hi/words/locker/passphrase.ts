export const current = 'अभी का पासवर्ड';
export const isNew = 'नया पासवर्ड';
export const again = 'वही पासवर्ड फिर से';
export const help = (least: number) => `कम-से-कम ${least} अक्षर। चार बेमेल शब्द अच्छे रहते हैं।`;
export const tooShort = (least: number) => `कम-से-कम ${least} अक्षर डालें।`;
export const notTheSame = 'यह वही पासवर्ड नहीं है।';
