import { documentCount } from '#languages/hi/words/locker/common.ts';
import { plural } from '#languages/hi/words/plural.ts';

export const holds = (count: number) =>
  plural(
    count,
    `बैकअप बन गया। इसमें ${documentCount(count)} है।`,
    `बैकअप बन गया। इसमें ${documentCount(count)} हैं।`,
  );
export const filesGone = (count: number) =>
  plural(
    count,
    `${count} दस्तावेज़ की फ़ाइल यहाँ से गायब है।`,
    `${count.toLocaleString('en-IN')} दस्तावेज़ों की फ़ाइलें यहाँ से गायब हैं।`,
  );
export const partSaved = (part: number, parts: number, count: number) =>
  plural(
    count,
    `${parts} में से हिस्सा ${part} बन गया। इसमें ${documentCount(count)} है।`,
    `${parts} में से हिस्सा ${part} बन गया। इसमें ${documentCount(count)} हैं।`,
  );
export const keepAllParts = (parts: number) => `पूरा बैकअप इन ${parts} फ़ाइलों में है। सब सँभालकर रखें।`;
export const completeOnce = (parts: number) => `हिस्सा ${parts} बनने पर बैकअप पूरा होगा।`;
