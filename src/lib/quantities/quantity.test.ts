import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.ts';
import type { Measure } from './reader.ts';

// Every word of a unit, by the field that takes it, and what one is worth there.
const UNITS: Readonly<Record<string, Partial<Record<Measure, number>>>> = {
  ...words('₹ rs inr rupees rupee रुपये रुपए', { rupee: 1 }),
  ...words('% percent pct प्रतिशत', { percent: 1 }),
  ...words('month months mo mos m mth mths emi emis instalments महीने माह', {
    month: 1,
    year: 1 / 12,
  }),
  ...words('year years yr yrs y साल वर्ष', { month: 12, year: 1 }),
  ...words('day days weeks hours dollars usd euro', {}),
};

function words(list: string, worth: Partial<Record<Measure, number>>) {
  return Object.fromEntries(list.split(' ').map((word) => [word, worth]));
}

const MEASURES: readonly Measure[] = ['rupee', 'percent', 'month', 'year'];
const numbers = (text: string, of: Measure) => readQuantity(text, of)?.map(Number);

describe.each(Object.entries(UNITS))('a unit is a whole word: %s', (unit, worth) => {
  it.each(MEASURES)('in a field of %s', (of) => {
    const expected = worth[of] === undefined ? undefined : [48 * worth[of]];
    const forms = [
      `48 ${unit}`,
      `48${unit}`,
      `48 ${unit.toUpperCase()}`,
      `48 ${unit} only`,
      `for 48 ${unit}.`,
    ];
    for (const text of forms) expect(numbers(text, of), text).toEqual(expected);
  });
});

// Inputs of Recognizers-Text (DurationExtractor, CurrencyModel), of cheques, invoices and statements.
describe.each<[Measure, readonly (readonly [string, readonly number[] | undefined])[]]>([
  [
    'month',
    [
      ['5y 6m', [66]],
      ['6 months 2 years', [30]],
      ['2 years and 6 months', [30]],
      ['2.5 years', [30]],
      ['5 years (60 months)', [60]],
      ['5 years (50 months)', [60, 50]],
      ['5-year', [60]],
      // As Hindi is typed on Latin keys.
      ['5 saal', [60]],
      ['2 saal 6 mahine', [30]],
      ['18 mahine', [18]],
      ['Loan of 5 lakh for 5 years', [60]],
      ['5 years 6', undefined],
      ['60 equal monthly instalments', [60]],
      ['60 मासिक किस्तें', [60]],
      ['20 quarterly instalments', undefined],
      ['2 years + 6 months', [30]],
      ['2 years & 6 months', [30]],
      ['2 sal 6 mahine', [30]],
      // The 2 of an unknown word belongs to it.
      ['2 xyz 6 months', undefined],
      ['5 to 7 years', undefined],
      ['5 se 7 saal', undefined],
      ['60 per month', undefined],
      ['5 lakh', undefined],
    ],
  ],
  [
    'rupee',
    [
      ['Rs. 5,00,000/- (Rupees Five Lakh Only)', [500_000]],
      ['Rs. 5,00,000/- (Rupees Five Thousand Only)', [500_000, 5_000]],
      ['5 hundred', [500]],
      ['५ सौ', [500]],
      ['20 hazar', [20_000]],
      ['20 hajar', [20_000]],
      ['5 lakh, 50 thousand', [550_000]],
      ['5 lakh and 50 thousand', [550_000]],
      ['500 p.m.', [500]],
      ['Rs,500', [500]],
      ['Rs.500', [500]],
      ['500 rupees 50 paise', [500.5]],
      ['5½ lakh', [550_000]],
      ['Loan of 5 lakh for 5 years', [500_000]],
      ['Pay Rs 500 to 9876543210', [500]],
      ['Rs 500.00 debited from A/c XX1234 on 28-11-26. Avl bal Rs 12,345.60', [500, 12_345.6]],
      ['Rs 500 to 600', [500, 600]],
      // A statement's credit, or crore.
      ['50.90Cr', [50.9, 509_000_000]],
      ['500 or 600', [500, 600]],
      ['5 lakh or 6 lakh', [500_000, 600_000]],
      ['5 lakh, maybe 6 lakh', [500_000, 600_000]],
      ['5 lakh ya 6 lakh', [500_000, 600_000]],
      ['5 लाख या 6 लाख', [500_000, 600_000]],
      ['₹500 for 5 lakh people', [500]],
      ['5,00,000 Cr', [500_000, 5_000_000_000_000]],
      ['1.5 cr', [15_000_000]],
      ['1.25 crore', [12_500_000]],
      // Statements: credit and debit in brackets or in front.
      ['1,500.00 (Cr)', [1_500]],
      ['1,500.00(Dr.)', [1_500]],
      ['CR 1,00,000.00', [100_000]],
      ['500.00 CREDIT', [500]],
      // As Hindi is typed on Latin keys, and with or without nukta.
      ['500 rupaye', [500]],
      ['10 hajaar', [10_000]],
      ['1 laakh', [100_000]],
      ['2 karod', [20_000_000]],
      ['50 हज़ार', [50_000]],
      ['50 ह\u091C\u093Cार', [50_000]],
      ['50 हजार', [50_000]],
      ['₨ 500', [500]],
      ['+500', [500]],
      ['~500', [500]],
      ['“500”', [500]],
      ['5 lakh + 50 thousand', [550_000]],
      // The 5 is of lakhs too.
      ['5 to 6 lakh', undefined],
      ['20 या 25 हज़ार', undefined],
      ['20k-25k', [20_000, 25_000]],
      // A letter in place of a digit.
      ['₹5,O0', undefined],
      ['5,l00', undefined],
      // Parts of something longer, and other things.
      ['28-11-26', undefined],
      ['Rs 500-600', undefined],
      ['Rs 1e5', undefined],
      ['XX1234', undefined],
      ['-500', undefined],
      ['₹-500', undefined],
      ['$ 75 million', undefined],
      ['Rs 500 dollars', undefined],
      ['420 million finnish markka', undefined],
      ['1.20 cents', undefined],
      ['27 %', undefined],
      ['five lakh', undefined],
    ],
  ],
  [
    'percent',
    [
      ['10.5 % p.a.', [10.5]],
      ['10.5% per annum', [10.5]],
      ['10.5 per cent', [10.5]],
      ['.5', [0.5]],
      ['8.5% to 9%', [8.5, 9]],
      ['1% per month', undefined],
      ['10 lakh', undefined],
      ['8.4%-9.5%', [8.4, 9.5]],
      ['8.4 to 9.5%', undefined],
      // What is added to a rate that is not told, or to one that is.
      ['Repo + 2.5%', undefined],
      ['MCLR 8.5% + 1%', undefined],
      ['mahine ka 1%', undefined],
      ['महीने का 1%', undefined],
      ['2% सैकड़ा', undefined],
      // A flat rate, and one of a month or a quarter, is another sum: before its number as well.
      ['12% flat', undefined],
      ['flat rate of 12%', undefined],
      ['12% फ्लैट', undefined],
      ['monthly 1%', undefined],
      ['1% monthly', undefined],
      ['per month 1%', undefined],
      ['1% a month', undefined],
      ['quarterly 3%', undefined],
      ['12% per quarter', undefined],
      ['3% every quarter', undefined],
      ['3% half yearly', undefined],
      ['half-yearly 3%', undefined],
      ['2% a fortnight', undefined],
      ['0.03% a day', undefined],
      ['1% mahine', undefined],
      ['1% har mahine', undefined],
      ['12% flat p.a.', undefined],
      ['flat 12% per annum', undefined],
      // Months of something else leave the rate as it is.
      ['10.5% p.a., monthly instalments', [10.5]],
      ['10.5% p.a. for 60 months', [10.5]],
      ['₹5,000 per month at 10.5% a year', [10.5]],
      ['annual rate 10.5%', [10.5]],
      ['10.5% a year', [10.5]],
    ],
  ],
])('in a field of %s', (of, rows) => {
  it.each(rows)('%j is %j', (text, expected) => expect(numbers(text, of)).toEqual(expected));
});

const SCALES = {
  '': 0,
  thousand: 3,
  k: 3,
  lakh: 5,
  Lakhs: 5,
  lac: 5,
  crore: 7,
  करोड़: 7,
  लाख: 5,
  million: 6,
};

it('changes a number by nothing but its marks and the word that multiplies it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_99_999 }),
      fc.constantFrom('', '.5', '.25', '.05'),
      fc.constantFrom('en-IN', 'en-US', ''),
      fc.constantFrom(...Object.entries(SCALES)),
      fc.constantFrom('', 'Rs ', 'Rs. ', '₹', 'INR ', 'Amount: ', 'Total amount of Rs '),
      fc.constantFrom('', ' only', '/-', ' per month', '.', ' (approx.)'),
      (whole, decimals, grouping, [word, power], before, behind) => {
        const digits = grouping ? whole.toLocaleString(grouping) : String(whole);
        const text = `${before}${digits}${decimals} ${word}${behind}`;
        const read = numbers(text, 'rupee');
        expect(read, text).toHaveLength(1);
        // Read by the engine: a product of two roundings may be another number.
        expect(read?.[0], text).toBeCloseTo(Number(`${whole}${decimals}e${power}`), 3);
      },
    ),
  );
});

it('never takes a part of a number', () => {
  const sign = fc.constantFrom('-', '/', '.', ':', ',', '_', '');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(99_999), sign), { minLength: 1, maxLength: 4 }),
      (parts) => {
        const text = parts.map(([number, between]) => number + between).join('');
        const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
        for (const value of readQuantity(`Rs ${text}`, 'rupee') ?? [])
          expect(value.replace('.', '').replace(/^0+(?=\d)/, ''), text).toBe(digits);
      },
    ),
  );
});

// Hindi words that are a part of the number behind them, or multiply it. In Latin letters and in Devanagari.
it.each<[string, string]>([
  ['sava 2 lakh', '225000'],
  ['sawa 2 lakh', '225000'],
  ['सवा 2 लाख', '225000'],
  ['sadhe 5 lakh', '550000'],
  ['saadhe 5 lakh', '550000'],
  ['साढ़े ५ लाख', '550000'],
  ['साढ़े 5 हज़ार', '5500'],
  ['paune 2 lakh', '175000'],
  ['पौने 2 करोड़', '17500000'],
  ['2 arab', '2000000000'],
  ['2 अरब', '2000000000'],
  ['1 kharab', '100000000000'],
  ['1 खरब', '100000000000'],
  ['2 hazar', '2000'],
])('%s is %s rupees', (text, value) => expect(readQuantity(text, 'rupee')).toEqual([value]));

it.each<[string, string]>([
  ['sadhe 5 saal', '66'],
  ['साढ़े 5 साल', '66'],
  ['sava 2 saal', '27'],
  ['paune 2 saal', '21'],
  // ISO 8601.
  ['P5Y6M', '66'],
  ['P5Y', '60'],
  ['P18M', '18'],
  ['p1y6m', '18'],
])('%s is %s months', (text, value) => expect(readQuantity(text, 'month')).toEqual([value]));

// A number in words that is not read is a part of the sum: without it the rest is too little.
it.each<[string, Parameters<typeof readQuantity>[1]]>([
  ['2 crore pachas lakh', 'rupee'],
  ['2 करोड़ पचास लाख', 'rupee'],
  ['pachas lakh 20 hazar', 'rupee'],
  ['500 rupees pachas paise', 'rupee'],
  ['5 saal chhe mahine', 'month'],
  ['5 साल छह महीने', 'month'],
  ['2 years kuch months', 'month'],
  ['P5Y6M10D', 'month'],
  ['P2W', 'month'],
  ['PT5M', 'month'],
  ['XX5y6m', 'month'],
])('%s is not read in part', (text, of) => expect(readQuantity(text, of)).toBeUndefined());

it.each(['dedh lakh', 'डेढ़ लाख', 'ढाई करोड़', 'dhai lakh', 'सवा लाख', 'sava lakh', 'do lakh'])(
  '%s is in words alone, and asked for in digits',
  (text) => expect(readQuantity(text, 'rupee')).toBeUndefined(),
);

it.each<[string, string]>([
  ['1 crore dedh lakh', '10150000'],
  ['1 करोड़ ढाई लाख', '10250000'],
])('%s is %s', (text, value) => expect(readQuantity(text, 'rupee')).toEqual([value]));

// As cheques have paise, as chats ask, as spreadsheets mark a text, as bills and Arabic keyboards write.
it.each<[string, Measure, string]>([
  ['Rs. 500-00', 'rupee', '500'],
  ['500=00', 'rupee', '500.00'],
  ['Rs 1,234=50', 'rupee', '1234.50'],
  ['500?', 'rupee', '500'],
  ["'500", 'rupee', '500'],
  ['٥٬٠٠٠', 'rupee', '5000'],
  ['5٫5', 'rupee', '5.5'],
  ['5 sau', 'rupee', '500'],
  ['MRP 1500', 'rupee', '1500'],
  ['5 and a half lakh', 'rupee', '550000'],
  ['5 and a half years', 'month', '66'],
  ['10 and a half', 'percent', '10.5'],
  ['10.5٪', 'percent', '10.5'],
  ['साढ़े 10 प्रतिशत', 'percent', '10.5'],
  ['सवा 9%', 'percent', '9.25'],
  ['APR 10.5', 'percent', '10.5'],
])('%s in a field of %s is %s', (text, of, value) =>
  expect(readQuantity(text, of)).toEqual([value]),
);

// A minus, by its sign or in words, before the number or before its currency.
it.each(
  ['-', '- ', '\u2212', '\u2212 ', '\u2013', 'minus ', 'Minus ', 'negative '].flatMap((minus) =>
    ['5,00,000', '₹5,00,000', '₹ 5 lakh', 'Rs. 500000', '5 lakh'].map((amount) => minus + amount),
  ),
)('%j is no amount', (text) => {
  expect(readQuantity(text, 'rupee')).toBeUndefined();
  expect(readQuantity(text, 'lump')).toBeUndefined();
});

// Of a range neither end is what is meant, so neither is taken alone.
it.each([
  '₹500-₹600',
  '500₹-600₹',
  'Rs.500-Rs.600',
  '₹500\u2013₹600',
  '500-600',
  '5 and 6 lakh',
  'between 5 and 6 lakh',
  '5 to 6 lakh',
  '5 lakh to 6 lakh',
  '₹500 to ₹600',
  '₹500 - ₹600',
])('of %j no end is taken alone', (text) =>
  expect(readQuantity(text, 'rupee')?.length ?? 0).not.toBe(1),
);

// Who says `1 lakh 50` may mean fifty thousand; with its own word, or three digits, nobody can.
it.each<[string, readonly number[] | undefined]>([
  ['1 lakh 50', [150_000, 100_050]],
  ['1.5 lakh 5', [155_000, 150_005]],
  ['1 crore 20', [12_000_000, 10_000_020]],
  ['१ लाख ५०', [150_000, 100_050]],
  ['1 lakh 50 thousand', [150_000]],
  ['1 lakh 250', [100_250]],
  ['10 thousand 50', [10_050]],
  ['5 lakh crore', undefined],
  ['₹5 lakh crore', undefined],
  ['Rs 5 thousand crore', undefined],
])('%j is %j', (text, values) => expect(numbers(text, 'rupee')).toEqual(values));

it.each<[string, number | undefined]>([
  ['2 years - 6 months', 30],
  ['5 yrs, 6 mths', 66],
  ['5 yrs, 6', undefined],
  ['5 years and 6', undefined],
  ['60 महिने', 60],
  ['5 वर्षे', 60],
])('a term of %j is %j months', (text, months) =>
  expect(numbers(text, 'month')).toEqual(months === undefined ? undefined : [months]),
);
