import { plural } from '#content/hi/words/plural.ts';

export const allKept = (pages: number) =>
  `सभी ${pages} पेज और हर टूल इस डिवाइस पर हैं। वे बिना नेटवर्क के खुलते हैं।`;
export const someKept = (kept: number, pages: number) =>
  plural(
    kept,
    `${pages} में से ${kept} पेज इस डिवाइस पर आ चुका है। वह बिना नेटवर्क के खुलता है।`,
    `${pages} में से ${kept} पेज इस डिवाइस पर आ चुके हैं। वे बिना नेटवर्क के खुलते हैं।`,
  );
