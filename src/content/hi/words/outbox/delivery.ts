export const sent = (count: number) => (count === 1 ? '1 संदेश भेजा गया।' : `${count} संदेश भेजे गए।`);
export const backOnlineAndSent = (count: number) =>
  count === 1 ? 'नेटवर्क आ गया। 1 संदेश भेजा गया।' : `नेटवर्क आ गया। ${count} संदेश भेजे गए।`;
export const failed = 'एक संदेश नहीं भेजा जा सका। वह आउटबॉक्स में है, वजह भी वहीं लिखी है।';
