import { plural } from '#languages/hi/words/plural.ts';

export const pagesFound = (count: number): string =>
  count === 0 ? 'कोई पेज नहीं मिला' : plural(count, `${count} पेज मिला`, `${count} पेज मिले`);
export const onlyFirst = (shown: number) =>
  `पहले ${shown} पेज दिख रहे हैं। एक शब्द और लिखें, तो सूची छोटी हो जाएगी।`;
export const choices = (count: number): string =>
  count === 0 ? nothing : plural(count, `${count} नतीजा`, `${count} नतीजे`);

/** Headings of what is found, and of what is offered before. */
export const answers = 'जवाब';
export const tools = 'टूल';
export const pages = 'पेज';
export const endpoints = 'API रिक्वेस्ट';
export const recent = 'हाल में खोले हुए';
export const mostUsed = 'सबसे ज़्यादा चलने वाले';

export const dialog = 'खोज';
export const field = 'टूल, पेज और API खोजें';
export const close = 'खोज बंद करें';
export const results = 'नतीजे';
export const nothing = 'इस नाम से यहाँ कुछ नहीं मिला';
export const unreadable = 'पेजों की सूची पढ़ी नहीं जा सकी। साइट पहली बार खोलने पर यह सूची आती है।';
export const tryAgain = 'फिर कोशिश करें';
/** What keys do, after each key. */
export const choose = 'चुनें';
export const open = 'खोलें';
export const leave = 'बंद करें';
export const keys = 'बटन';
export const enterKey = 'Enter';
export const escapeKey = 'Esc';
export const worksOffline = 'बिना नेटवर्क के चलती है';

export const thisSite = 'इस साइट में खोजें';
export const query = 'क्या खोजना है';
export const example = 'GST, लोन, QR कोड';
export const search = 'खोजें';
export const pageUnreadable =
  'पेजों की सूची पढ़ी नहीं जा सकी। साइट पहली बार नेटवर्क के साथ खोलने पर यह सूची आती है। उसके बाद बिना नेटवर्क के भी काम करती है।';
