export const title = 'ड्राइविंग लाइसेंस नंबर';
export const otherForm = 'नंबर का फ़ॉर्मेट पुराना या किसी राज्य का अपना है। इसे ऑफ़लाइन नहीं पढ़ सकते।';
export const inFuture = (year: number) =>
  `आम फ़ॉर्मेट के हिसाब से लाइसेंस पहली बार ${year} में बना। पर वह साल अभी आया नहीं है। नंबर लाइसेंस से मिलाएँ।`;
export const firstIssued = 'पहली बार बना';
