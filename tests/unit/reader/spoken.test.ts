import { describe, expect, it, vi } from 'vitest';
import { firstPhone } from '#features/sign-up/several-phones.ts';
import * as hindi from '#languages/hi/words/spoken.ts';
import * as reader from '#lib/reader/spoken.ts';
import { spoken } from '#lib/reader/spoken-later.ts';
import { FIELDS } from './fields.ts';

// The Hindi words have the English ones too, as the last test shows.
vi.mock('#words/spoken.ts', () => import('#languages/hi/words/spoken.ts'));

const { withSpokenDigits } = reader;
spoken.known = reader;

// Digits by their names, from 0 on, in the languages that people dictate in.
const NAMES: readonly (readonly string[])[] = [
  'zero one two three four five six seven eight nine',
  'oh one two three four five six seven eight nine',
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'ज़ीरो एक दो तीन चार पांच छः सात आठ नौ',
  'जीरो वन टू थ्री फोर फाइव सिक्स सेवन एट नाइन',
  'shunya ek do teen char paanch chhe saat aath nau',
  'zero ek do teen chaar panch chhah saat aath nau',
].map((names) => names.split(' '));

const REPEATED: readonly (readonly [twice: string, thrice: string])[] = [
  ['double', 'triple'],
  ['Double', 'Triple'],
  ['डबल', 'ट्रिपल'],
];

const said = (number: string, names: readonly string[]) =>
  [...number].map((digit) => names[Number(digit)]);

/** A number as people say it: digit by digit, with repeated digits told once, and with some in figures. */
const waysOf = (number: string): string[] =>
  NAMES.flatMap((names) => [
    said(number, names).join(' '),
    said(number, names).join(', '),
    ...REPEATED.map(([twice, thrice]) =>
      number.replace(/(\d)(?:(\1)(\1)?)?/g, (_, digit, second, third) => {
        const name = names[Number(digit)];
        return `${third ? `${thrice} ` : second ? `${twice} ` : ''}${name} `;
      }),
    ),
    `${number.slice(0, 3)} ${said(number.slice(3, 5), names).join(' ')} ${number.slice(5)}`,
    `${said(number.slice(0, 4), names).join(' ')} ${number.slice(4)}`,
    `${number.slice(0, 4)} ${said(number.slice(4), names).join(' ')}`,
    `${number.slice(0, 4)} ${names[Number(number[4])]} ${number.slice(5)}`,
  ]);

const OF_DIGITS = ['aadhaar', 'virtual ID', 'account', 'card', 'phone'];

describe.each(OF_DIGITS)('the field of %s', (name) => {
  const { value, read } = FIELDS[name] as (typeof FIELDS)[string];
  it.each(waysOf(value))('reads %j', (text) => expect(read(text)).toEqual(read(value)));
});

it('reads a CVV that is said', () => {
  for (const names of NAMES) expect(FIELDS.cvv?.read(said('123', names).join(' '))).toBe('123');
});

it.each([
  ['double nine 87654321', '9987654321'],
  ['ninety eight seventy six five four three two one zero', '9876543210'],
  ['ninety eight seventy 54321', '987054321'],
  ['98765 double 99 321', '9876599321'],
  ['double 987654321', '9987654321'],
  ['nineteen eighty 432100', '1980432100'],
  ['plus forty four two zero seven nine four six zero nine five eight', '+442079460958'],
  ['o two two two three four five', '0222345'],
  // As Hindi says numbers of two digits, of NeMo's tests of Hindi telephones and of every decade.
  ['अट्ठानवे छिहत्तर चौवन बत्तीस दस', '9876543210'],
  ['अट्ठानवे 76543210', '9876543210'],
  ['प्लस नौ एक नौ आठ सात छह पांच चार तीन दो एक शून्य', '+919876543210'],
  ['निन्यानवे ग्यारह सड़सठ', '991167'],
  ['निन्यानवे ग्यारह स\u095cसठ', '991167'],
])('%j is %s', (text, digits) => expect(withSpokenDigits(text)).toBe(digits));

// Words that are no digits where they are.
it.each([
  'MH 12 EK 1234',
  'Call one of us: 9876543210',
  'my one 9876543210',
  'Do call 98765 43210',
  'teen patti',
  'onetwo 5',
  'two@example',
  '5 lakh one',
])('%j stays', (text) => expect(withSpokenDigits(text)).toBe(text));

it('a phone field waits for the digit that is said twice', () => {
  const heard = ['98765 double', ' nine triple', ' zero'];
  let field = '';
  for (const part of heard) field = firstPhone(field + part);
  expect(field).toBe('9876599000');
});

it('the Hindi words have the English ones too', async () => {
  const english = await vi.importActual<typeof hindi>('#words/spoken.ts');
  const all = ({ digits, tens, twice, thrice, plus, pairs }: typeof hindi) => [
    ...[...digits, ...tens, twice, thrice, plus].map((words) => words.split(' ')),
    ...pairs.split(' ').map((words) => words.split('/')),
  ];
  for (const [i, words] of all(english).entries())
    expect(all(hindi)[i]).toEqual(expect.arrayContaining(words));
});

it('without its script the phone field reads figures', () => {
  spoken.known = undefined;
  expect(firstPhone('98765 43210')).toBe('9876543210');
  spoken.known = reader;
});
