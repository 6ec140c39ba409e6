import { describe, expect, it } from 'vitest';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A right number of each kind that has letters. */
const CODES: Readonly<Record<string, string>> = {
  pan: 'AAAPS1234K',
  ifsc: 'SBIN0001234',
  gstin: '09AAACS0000A1ZE',
  voter: 'WKH1186253',
  passport: 'A1234567',
  rc: 'MH12AB1234',
  licence: 'HR0620150000000',
  cin: 'L17110MH1973PLC019786',
  biller: 'SAMP00000NAT01',
};

const inWords = (code: string) => code.replace(/\d/g, (digit) => ` ${DIGITS[Number(digit)]} `);

/** As people say a code: letters alone or together, repeated ones told once. */
const waysOf = (code: string): string[] => [
  inWords(code),
  inWords([...code].join(' ')),
  inWords([...code.toLowerCase()].join(' ')),
  [...code.replace(/([A-Z\d])\1/g, '$1*')]
    .map((sign, i, all) => (all[i + 1] === '*' ? `double ${sign}` : sign === '*' ? '' : sign))
    .join(' ')
    .replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? ''),
  [...code].map((sign) => (/\d/.test(sign) ? DIGITS[Number(sign)] : `${sign} for Asha`)).join(' '),
];

describe.each(Object.entries(CODES))('a dictated %s', (name, code) => {
  it.each(waysOf(code))('reads %j', (text) =>
    expect(checkedBy(name, text)).toEqual(checkedBy(name, code)),
  );
});

it.each(['pan', 'gstin', 'rc', 'ifsc'])('a line of text has the dictated %s', (name) => {
  const code = CODES[name] ?? '';
  const text = `it is ${inWords([...code].join(' '))}`;
  expect(checkedBy('line', text)).toEqual(checkedBy('line', code));
});

// Nobody can tell what is meant, or it is no number as it is.
it.each([
  ['rc', 'KA 05 double U one two three four'],
  ['rc', 'MH 12 DO 1234'],
  ['pan', 'AAAPS one two three four'],
  ['pan', 'AAAPS one two three four five K'],
])('%s: %j is not right', (name, text) => {
  for (const { verdict, sentences } of checkedBy(name, text)) {
    expect(verdict).not.toBe('right');
    expect(sentences.length).toBeGreaterThan(0);
  }
});

it.each([
  ['rc', 'MH 12 EK 1234', 'MH 12 EK 1234'],
  ['rc', 'KA 01 TEN 1234', 'KA 01 TEN 1234'],
])('%s: the letters of %j stay', (name, text, shown) =>
  expect(checkedBy(name, text)).toMatchObject([{ verdict: 'right', shown }]),
);
