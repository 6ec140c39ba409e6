export const waiting = (count: number) =>
  count === 1 ? 'आउटबॉक्स, 1 संदेश भेजना बाकी' : `आउटबॉक्स, ${count} संदेश भेजने बाकी`;
export const waitingAndFailed = (count: number, failed: number) =>
  `${waiting(count)}, ${failed} नहीं जा ${failed === 1 ? 'सका' : 'सके'}`;
