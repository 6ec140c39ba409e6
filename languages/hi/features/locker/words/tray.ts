import { fileCount } from '#languages/hi/words/locker/common.ts';
import { plural } from '#languages/hi/words/plural.ts';

export const heading = 'ट्रे';
export const waits = (count: number, size: string, mostFiles: number, mostSize: string) =>
  plural(
    count,
    `${fileCount(count)} (${size}) आपके लिए रुकी है। ट्रे में ${mostFiles} फ़ाइलों और ${mostSize} तक की जगह है।`,
    `${fileCount(count)} (कुल ${size}) आपके लिए रुकी हैं। ट्रे में ${mostFiles} फ़ाइलों और ${mostSize} तक की जगह है।`,
  );
export const isFull = 'ट्रे भर गई है। जगह बनाने के लिए कुछ फ़ाइलें लॉकर में रखें या हटाएँ।';
export const whoSent =
  'भेजने वाला वह ऐप है, जिससे आपने शेयर किया। या कोई वेबसाइट, जिसने आपसे पूछा नहीं। ब्राउज़र नहीं बताता कि दोनों में से कौन। सूची में अभी कुछ नहीं जुड़ा है, और कुछ खुला भी नहीं है। सिर्फ़ वही रखें, जिसके आने की उम्मीद थी।';
export const keepAll = 'सब रखें';
export const discardAll = 'सब हटाएँ';
export const keep = 'रखें';
export const discard = 'हटाएँ';
export const kept = (count: number) => {
  if (count === 0) return 'कोई फ़ाइल लॉकर में नहीं रखी गई।';
  return plural(
    count,
    `${count} फ़ाइल लॉकर में रखी गई। वह सूची में सबसे ऊपर है।`,
    `${fileCount(count)} लॉकर में रखी गईं। वे सूची में सबसे ऊपर हैं।`,
  );
};
export const discarded = (count: number) =>
  plural(count, `${count} फ़ाइल हटाई गई।`, `${fileCount(count)} हटाई गईं।`);
export const discardHeading = (count: number) => `${fileCount(count)} हटाएँ?`;
export const aboutDiscarding =
  'हटाई हुई फ़ाइल इस डिवाइस से हमेशा के लिए चली जाती है। जिस ऐप ने भेजी, उसके पास अपनी कॉपी रहती है।';
export const discardForGood = 'हमेशा के लिए हटाएँ';

/** @param kind one of `file-kinds.ts` */
export const byFirstBytes = (kind: string, size: string) => `फ़ाइल की शुरुआत देखकर: ${kind}, ${size}`;
export const arrived = (day: string) => `ऐप या वेबसाइट से, आपकी चुनी हुई नहीं। ${day} को आई`;
export const otherName = 'नाम से जैसी फ़ाइल लगती है, अंदर वैसी नहीं है।';
