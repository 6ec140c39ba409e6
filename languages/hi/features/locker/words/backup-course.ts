export const doing = {
  reading: 'पढ़ रहे हैं...',
  packing: 'बैकअप बना रहे हैं...',
  encrypting: 'ताला (एन्क्रिप्शन) लगा रहे हैं...',
  importing: 'वापस ला रहे हैं...',
  undoing: 'हटा रहे हैं...',
};
export const progress = {
  reading: (done: number, total: number) => `पढ़ रहे हैं, ${total} में से ${done}...`,
  packing: (done: number, total: number) => `बैकअप बना रहे हैं, ${total} में से ${done}...`,
  importing: (done: number, total: number) => `वापस ला रहे हैं, ${total} में से ${done}...`,
  undoing: (done: number, total: number) => `हटा रहे हैं, ${total} में से ${done}...`,
};
export const cancelled = 'रद्द किया गया। कुछ सहेजा नहीं गया।';
