import { plural } from '#languages/hi/words/plural.ts';

/** Of a device that has all tools. */
export const allKept = (kept: number, pages: number) =>
  plural(
    kept,
    `${pages} में से ${kept} पेज और हर टूल इस डिवाइस पर है, और बिना नेटवर्क के खुलता है।`,
    `${pages} में से ${kept} पेज और हर टूल इस डिवाइस पर हैं। वे बिना नेटवर्क के खुलते हैं।`,
  );
export const someKept = (kept: number, pages: number) =>
  plural(
    kept,
    `${pages} में से ${kept} पेज इस डिवाइस पर आ चुका है। वह बिना नेटवर्क के खुलता है।`,
    `${pages} में से ${kept} पेज इस डिवाइस पर आ चुके हैं। वे बिना नेटवर्क के खुलते हैं।`,
  );
