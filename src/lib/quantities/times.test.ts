import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.ts';
import { readNumber } from './read-number.ts';
import type { Measure } from './reader.ts';

// How people say which time a number is for. English, Hindi, and Hindi on Latin keys.
const TIMES = {
  year: 'per year;a year;/year;/yr;p.a.;pa;per annum;/annum;yearly;annually;every year;each year;salana;har saal;सालाना;प्रति वर्ष;प्रतिवर्ष;हर साल;वार्षिक',
  month:
    'per month;a month;/month;/mo;p.m.;pm;monthly;every month;each month;masik;har mahine;मासिक;प्रति माह;प्रतिमाह;हर महीने;हर माह;माहवार',
  other:
    'per week;weekly;every week;हर हफ़्ते;साप्ताहिक;per day;a day;/day;daily;every day;हर दिन;प्रति दिन;प्रतिदिन;रोज़;दैनिक;roz;har din;' +
    'per quarter;quarterly;every quarter;तिमाही;हर तिमाही;timahi;half-yearly;half yearly;per half year;every half year;छमाही;अर्धवार्षिक;' +
    'per fortnight;fortnightly;a fortnight;पाक्षिक;bimonthly;bi-monthly;semi-annually;biannually;biannual;per hour',
  // A number of times: before the number it is said of and behind it.
  several:
    'per 6 months;every 6 months;every two years;every 2 years;per 2 years;har 6 mahine;हर 6 महीने;हर ६ महीने;प्रति ६ माह;per 90 days;every 15 days',
};

const rows = Object.entries(TIMES).flatMap(([time, phrases]) =>
  phrases.split(';').map((phrase) => [phrase, time] as const),
);

/** A number said with a time, in the forms that people write. */
const forms = (number: string, phrase: string) =>
  phrase.startsWith('/')
    ? [`${number}${phrase}`, `${number} ${phrase}`]
    : [
        `${number} ${phrase}`,
        `${number} (${phrase})`,
        `${number}, ${phrase}`,
        `${number} - ${phrase}`,
        `${phrase} ${number}`,
        `${phrase}: ${number}`,
        `${phrase.toUpperCase()} ${number}`,
      ];

const NUMBERS: Readonly<Record<Measure, readonly string[]>> = {
  lump: ['50,000', '₹50,000', 'Rs. 50,000/-', '₹५०,०००', '5 lakh', '₹5 lakh', '५ लाख'],
  rupee: ['₹50,000', '₹५०,०००'],
  percent: ['3%', '३%', '3 percent', '3 प्रतिशत'],
  month: ['60', '६०'],
  year: ['5'],
};

const WORDS = { missing: 'Missing.', inDigits: 'In digits.', say: String };

it('a text that is no number is refused as one, and not for its period', () => {
  for (const of of ['lump', 'percent'] as const)
    for (const text of ['five', 'x per month', '5 dollars a month', '12/05/2028'])
      expect(readNumber(text, { min: 0, max: 9, decimals: 0 }, { ...WORDS, of })).toMatchObject({
        problem: 'In digits.',
      });
});

describe.each(rows)('%s', (phrase, time) => {
  const all = (of: Measure) => NUMBERS[of].flatMap((number) => forms(number, phrase));

  it('is never a lump sum', () => {
    for (const text of all('lump')) expect(readQuantity(text, 'lump'), text).toBeUndefined();
  });

  it('is the reason that a field names for its refusal', () => {
    const said = (of: 'lump' | 'percent', text: string) =>
      readNumber(text, { min: 0, max: 1e9, decimals: 2 }, { ...WORDS, of });
    for (const text of all('lump'))
      expect(said('lump', text), text).toMatchObject({ problem: expect.stringMatching(/period/) });
    if (time !== 'year')
      for (const text of all('percent'))
        expect(said('percent', text), text).toMatchObject({
          problem: expect.stringMatching(/period/),
        });
  });

  it('is a rate a year only where it says so', () => {
    for (const text of all('percent'))
      expect(readQuantity(text, 'percent'), text).toEqual(time === 'year' ? ['3'] : undefined);
  });

  it('leaves the amount of one payment as it is', () => {
    for (const text of all('rupee')) expect(readQuantity(text, 'rupee'), text).toEqual(['50000']);
  });

  it.each(['month', 'year'] as const)('is no term in %ss of another unit', (of) => {
    for (const text of all(of))
      expect(readQuantity(text, of) ?? [], text).toEqual(
        time === of && /^\p{L}+ly\b|\P{L}|^\p{L}+$/u.test(phrase) ? expect.anything() : [],
      );
  });
});

describe.each<[Measure, readonly (readonly [string, readonly string[] | undefined])[]]>([
  [
    'lump',
    [
      // What a salary, a rent or an instalment is.
      ['EMI: 15,000', undefined],
      ['EMI of ₹12,000', undefined],
      ['salary ₹50,000 per month', undefined],
      ['Monthly income: 50,000', undefined],
      ['₹15,000 ki EMI', undefined],
      ['salary ₹50,000', undefined],
      ['rent: 20,000', undefined],
      ['home loan of 25,00,000', ['2500000']],
      ['5 lakh ka loan', ['500000']],
      ['₹50,000 salary p.m.', undefined],
      ['₹5,000 per sq ft', undefined],
      ['₹500 प्रति व्यक्ति', undefined],
      // The time of something else in the sentence leaves the sum as it is.
      ['₹5 lakh at 10.5% p.a. for 5 years', ['500000']],
      ['5 lakh loan, EMI ₹10,624 per month', ['500000']],
      ['₹5 lakh in monthly instalments', ['500000']],
      ['yearly income ₹12 lakh, loan ₹5 lakh', ['500000']],
      ['EMI for 5 lakh', ['500000']],
      ['Loan of 5 lakh for 5 years', ['500000']],
      ['Rs 5,00,000/-', ['500000']],
      ['a loan of 5 lakh', ['500000']],
    ],
  ],
  [
    'percent',
    [
      ['1% a month (12% p.a.)', ['12']],
      ['6-monthly 5%', undefined],
      ['12% two-yearly', undefined],
      ['12%/2 years', undefined],
      ['10.5% on a 5 year loan', ['10.5']],
      ['10.5% for 60 months', ['10.5']],
      ['Rate per annum: 10.5', ['10.5']],
      ['Rate per month: 1', undefined],
      ['10.5 per-cent', ['10.5']],
      ['12% p.a. flat', undefined],
    ],
  ],
  [
    'month',
    [
      ['every 6 months', undefined],
      ['Tenure: 60 (monthly)', ['60']],
      ['60 EMIs, paid monthly', ['60']],
      ['5 years at 10.5% p.a.', ['60']],
    ],
  ],
])('in a field of %s', (of, cases) => {
  it.each(cases)('%j is %j', (text, expected) => expect(readQuantity(text, of)).toEqual(expected));
});
