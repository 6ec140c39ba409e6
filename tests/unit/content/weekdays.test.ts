import { expect, it } from 'vitest';
import { textsOf } from '../../../src/content/texts.ts';

/** The drawn phones of all pages show one year, and its calendar says which weekday a day has. */
const YEAR = 2026;

const MONTHS = ['जनवरी|January', 'फ़रवरी|February', 'मार्च|March', 'अप्रैल|April', 'मई|May', 'जून|June'];
const WEEKDAYS = ['रवि|Sun', 'सोम|Mon', 'मंगल|Tue', 'बुध|Wed', 'गुरु|Thu', 'शुक्र|Fri', 'शनि|Sat'];

const DATED = new RegExp(`(${WEEKDAYS.join('|')}) (\\d{1,2})(?: (${MONTHS.join('|')})|,)`, 'gu');

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/content/{en,hi}/**/*.{ts,tsx}', '!/src/content/{en,hi}/words/**'],
  { eager: true },
);

const indexOf = (names: readonly string[], name: string) =>
  names.findIndex((each) => each.split('|').includes(name));

/** Days with their weekdays; one without a month has that of the page's day before. */
const days = Object.entries(modules).flatMap(([file, module]) => {
  let month = -1;
  return Object.values(module)
    .flatMap(textsOf)
    .flatMap((text) => [...text.matchAll(DATED)])
    .map(([said = '', weekday = '', day, monthName]) => {
      if (monthName) month = indexOf(MONTHS, monthName);
      return { file, said, weekday: indexOf(WEEKDAYS, weekday), day: Number(day), month };
    });
});

it('are found in both languages', () => {
  for (const language of ['en', 'hi'])
    expect(days.filter(({ file }) => file.includes(`/${language}/`)).length).toBeGreaterThan(12);
});

it.each(days)('$said of $file is a day of the year', ({ weekday, day, month }) =>
  expect(new Date(Date.UTC(YEAR, month, day)).getUTCDay()).toBe(weekday),
);
