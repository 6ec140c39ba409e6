import { plural } from '#languages/hi/words/plural.ts';

export const sent = (count: number) =>
  plural(count, `${count} संदेश भेजा गया।`, `${count} संदेश भेजे गए।`);
export const backOnlineAndSent = (count: number) =>
  plural(count, `नेटवर्क आ गया। ${count} संदेश भेजा गया।`, `नेटवर्क आ गया। ${count} संदेश भेजे गए।`);
export const failed = 'एक संदेश नहीं भेजा जा सका। वह आउटबॉक्स में है, वजह भी वहीं लिखी है।';
/** Where a copy may have arrived. */
export const notConfirmed =
  'एक संदेश का पहुँचना पक्का नहीं। हो सकता है, पहुँच गया हो। वह आउटबॉक्स में है, वजह भी वहीं लिखी है।';
