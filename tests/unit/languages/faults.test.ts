import { describe, expect, it } from 'vitest';
import { faultsIn } from './faults.ts';
import { figuresIn } from './figures.ts';
import { languageOf, mayStay } from './languages.ts';

/** A language of which tests know no more than its tag. */
const gujarati = languageOf('gu-IN');
const hindi = languageOf('hi-IN');

describe('a language without its own rules', () => {
  it.each([
    ['a digit of its script', '7 days', '૭ દિવસ'],
    ['letters of another language', 'Home', 'होम'],
    ['English', 'Home', 'Home page'],
    ['English within', 'Open the page.', 'આ open the page now.'],
    ['a sentence without an end', 'Open the page.', 'પેજ ખોલો'],
    ['a title with one', 'The page', 'પેજ.'],
    ['an invisible character', 'The page', 'પે\u200bજ'],
  ])('is refused %s', (_fault, english, text) => {
    expect(faultsIn(english, text, gujarati)).toHaveLength(1);
  });

  it.each([
    ['7 days', '7 દિવસ'],
    ['Open the page.', 'પેજ ખોલો.'],
    ['Pay by UPI', 'UPI'],
    ['/hi', '/gu'],
    ['hi-IN', 'gu-IN'],
  ])('may say “%s” as “%s”', (english, text) => {
    expect(faultsIn(english, text, gujarati)).toEqual([]);
  });

  it('leaves no English text but names, addresses and abbreviations', () => {
    for (const text of ['UPI', 'support@kolam.example', 'RuPay', '24/7'])
      expect(mayStay(gujarati, text), text).toBe(true);
    for (const text of ['Home', 'Open the page.', 'Asha Verma'])
      expect(mayStay(gujarati, text), text).toBe(false);
  });
});

describe('figures', () => {
  it.each([
    ['by 7:30 pm', '19:30 સુધી'],
    ['from 10M+ shops', '1 કરોડ+ દુકાન'],
    ['₹1,250 at 27 %', '27% પર ₹1,250'],
  ])('of “%s” are those of “%s”', (english, text) => {
    expect(figuresIn(text, gujarati)).toEqual(figuresIn(english, gujarati));
  });

  it.each([
    ['शाम 7:30', '19:30'],
    ['रात 12:05', '0:05'],
    ['रात 3:59', '3:59'],
    ['दोपहर 12:05', '12:05'],
    ['सुबह 10:42', '10:42'],
    ['12:05 am', '0:05'],
    ['12:05 pm', '12:05'],
  ])('%s is %s on the clock of Hindi', (text, time) => {
    expect(figuresIn(text, hindi)).toEqual(figuresIn(time, hindi));
  });

  it('that are lost or changed are told apart', () => {
    expect(figuresIn('₹1,250', gujarati)).not.toEqual(figuresIn('₹1,520', gujarati));
    expect(figuresIn('7:30 pm', gujarati)).not.toEqual(figuresIn('7:30 am', gujarati));
  });
});
