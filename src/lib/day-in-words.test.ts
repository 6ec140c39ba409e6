import { expect, it } from 'vitest';
import { dayInWords } from './day-in-words.ts';

it.each([
  ['2017-07-01', '1 July 2017'],
  ['2020-02-28', '28 February 2020'],
  ['1999-09-09', '9 September 1999'],
])('%s is %s, in any time zone', (day, words) => expect(dayInWords(day)).toBe(words));
