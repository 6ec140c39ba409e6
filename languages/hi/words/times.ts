import { day } from './dates.ts';

/** From which hour on a part of the day has its name, the last first. */
const PARTS: readonly (readonly [hour: number, name: string])[] = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
];

/** A time of the visitor's day: `सुबह 10:42`. The part of the day is said, and never am or pm. */
export const clock = (time: number): string => {
  const of = new Date(time);
  const hours = of.getHours();
  const part = PARTS.find(([from]) => hours >= from)?.[1];
  return `${part} ${hours % 12 || 12}:${String(of.getMinutes()).padStart(2, '0')}`;
};

/** The visitor's day at a time: `3 मार्च 2026`. */
export const localDay = (time: number): string =>
  day(time - new Date(time).getTimezoneOffset() * 60_000);
