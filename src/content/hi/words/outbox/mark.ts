export const waiting = (count: number, failed: number) => {
  const text = `आउटबॉक्स, ${count} संदेश ${count === 1 ? 'भेजना' : 'भेजने'} बाकी`;
  return failed === 0 ? text : `${text}, ${failed} नहीं जा ${failed === 1 ? 'सका' : 'सके'}`;
};
