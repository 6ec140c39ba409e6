import { plural } from '#content/hi/words/plural.ts';

export const waiting = (count: number, failed: number) => {
  const text = `आउटबॉक्स, ${count} संदेश ${plural(count, 'भेजना', 'भेजने')} बाकी`;
  return failed === 0 ? text : `${text}, ${failed} नहीं जा ${plural(failed, 'सका', 'सके')}`;
};
