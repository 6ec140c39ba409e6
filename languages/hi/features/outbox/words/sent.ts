import { clock, localDay } from '#languages/hi/words/times.ts';

export const heading = 'भेजे गए';
export const textIsGone = 'इस डिवाइस से भेजे गए पिछले दस संदेश। उनमें क्या लिखा था, वह यहाँ नहीं है।';
/** By the time when it was. */
export const sentToday = (time: number) => `आज भेजा गया, ${clock(time)}`;
export const sentYesterday = (time: number) => `बीते कल भेजा गया, ${clock(time)}`;
export const sentOn = (time: number) => `${localDay(time)} को भेजा गया, ${clock(time)}`;
export const number = 'नंबर';
export const remove = 'हटाएँ';
export const removeThis = (id: string) => `सूची से हटाएँ: ${id}`;
export const removeAll = 'पूरी सूची हटाएँ';
export const notRemoved = 'नहीं हटा। स्टोरेज जवाब नहीं दे रहा। फिर कोशिश करें।';
