import { expect, it } from 'vitest';
import { textsOf } from '../../../copy/texts.ts';
import { languages } from './languages.ts';

/** The drawn phones of all pages show one year, and its calendar says which weekday a day has. */
const YEAR = 2026;

/** What days are called, by the code of a language; one that has no list is not looked at. */
const NAMES = {
  en: {
    months: ['January', 'February', 'March', 'April', 'May', 'June'],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  ...Object.fromEntries(
    languages.flatMap(({ code, months, weekdays }) =>
      months && weekdays ? [[code, { months, weekdays }]] : [],
    ),
  ),
};

const modules = import.meta.glob<Record<string, unknown>>(
  ['/{copy,languages/*}/{pages,menus}/**/*.{ts,tsx}', '/copy/*.ts'],
  { eager: true },
);

/** Days with their weekdays; one without a month has that of the page's day before. */
const days = Object.entries(NAMES).flatMap(([code, { months, weekdays }]) => {
  const dated = new RegExp(`(${weekdays.join('|')}) (\\d{1,2})(?: (${months.join('|')})|,)`, 'gu');
  return Object.entries(modules)
    .filter(([file]) => file.startsWith(code === 'en' ? '/copy/' : `/languages/${code}/`))
    .flatMap(([file, module]) => {
      let month = -1;
      return Object.values(module)
        .flatMap(textsOf)
        .flatMap((text) => [...text.matchAll(dated)])
        .map(([said = '', weekday = '', day, monthName]) => {
          if (monthName) month = months.indexOf(monthName);
          return { code, file, said, weekday: weekdays.indexOf(weekday), day: Number(day), month };
        });
    });
});

it.each(Object.keys(NAMES))('are found in %s', (language) => {
  expect(days.filter(({ code }) => code === language).length).toBeGreaterThan(12);
});

it.each(days)('$said of $file is a day of the year', ({ weekday, day, month }) =>
  expect(new Date(Date.UTC(YEAR, month, day)).getUTCDay()).toBe(weekday),
);
