export const current = 'अभी का लॉकर पासवर्ड';
export const isNew = 'नया पासवर्ड';
export const again = 'वही पासवर्ड फिर से';
export const help = (least: number) =>
  `कम-से-कम ${least} अक्षर। चार ऐसे शब्द अच्छे रहते हैं, जो आपस में जुड़े न हों।`;
export const tooShort = (least: number) => `कम-से-कम ${least} अक्षर डालें।`;
export const tooCommon =
  'ऐसे पासवर्ड सबसे पहले आज़माए जाते हैं। इसे लंबा करें। चार ऐसे शब्द अच्छे रहते हैं, जो आपस में जुड़े न हों।';
export const notTheSame = 'दोनों पासवर्ड एक जैसे नहीं हैं।';
