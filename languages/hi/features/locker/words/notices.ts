import { documentCount } from '#languages/hi/words/locker/common.ts';
import { plural } from '#languages/hi/words/plural.ts';

export const inMemory = 'यह ब्राउज़र साइट को कुछ रखने नहीं देता। पेज बंद करते ही लॉकर मिट जाएगा।';
export const failed = (why: string) => `काम नहीं हुआ। ${why}`;
export const waiting = (count: number) =>
  plural(
    count,
    `इस डिवाइस पर आपका ${count} दस्तावेज़ रखा है। सूची में देखने के लिए लॉगिन करें।`,
    `इस डिवाइस पर आपके ${documentCount(count)} रखे हैं। सूची में देखने के लिए लॉगिन करें।`,
  );
