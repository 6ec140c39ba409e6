import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELDS, type ReadField } from './fields.ts';

// Zeros (Unicode, category Nd): Devanagari, Bengali, Gujarati, Tamil, Arabic, full width, Thai, bold.
const ZEROS = [0x966, 0x9e6, 0xae6, 0xbe6, 0x660, 0xff10, 0xe50, 0x1d7ce];
// What nobody sees: soft hyphen, zero width, direction, word joiner, byte order.
const MARKS = ['\u00ad', '\u200b', '\u200e', '\u202a', '\u202c', '\u2060', '\u2069', '\ufeff'];
const SPACES = ['', ' ', '\u00a0', '\t', '\u3000', '\n'];
const SEPARATORS = [' ', '-', '–', '—', '\u2212', '.', '\u00a0', ' - ', '\u2009'];

const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

function parted({ value, groups }: ReadField, separator: string): string {
  if (!groups) return value;
  const starts = groups.map((_, i) => groups.slice(0, i).reduce((sum, length) => sum + length, 0));
  return groups
    .map((length, i) => value.slice(starts[i], (starts[i] ?? 0) + length))
    .join(separator);
}

/** Every form of writing that keeps the value, by its name. */
function writings(field: ReadField): [string, string][] {
  const { value, labels } = field;
  return [
    ...ZEROS.map((zero): [string, string] => [
      `digits of ${zero.toString(16)}`,
      inScript(value, zero),
    ]),
    ...MARKS.flatMap((mark): [string, string][] => [
      ['marks around', mark + value + mark],
      ['a mark within', value.slice(0, 2) + mark + value.slice(2)],
    ]),
    ...SPACES.map((space): [string, string] => ['space around', space + value + space]),
    ...SEPARATORS.map((sign): [string, string] => [
      `groups with ${JSON.stringify(sign)}`,
      parted(field, sign),
    ]),
    ...labels.flatMap((label): [string, string][] => [
      [`behind ${label}`, `${label} ${value}`],
      [`behind ${label} and a colon`, `${label.replace(/:$/, '')}: ${value}`],
    ]),
  ];
}

/** As chats set a text apart (WhatsApp Help Center, "How to format your messages"; CommonMark, 6.2). */
const formatted = ({ value, labels: [label] }: ReadField): string[] => [
  ...['*', '_', '`', '**'].map((sign) => sign + value + sign),
  ` *${value}*.`,
  ...(label ? [`*${label}* ${value}`, `*${label.replace(/:$/, '')}: ${value}*`] : []),
];

/** As spreadsheets and their exports write a long whole number: with decimals, or marked as text. */
const fromSheets = ({ value }: ReadField): string[] =>
  /^\d{9,}$/.test(value) ? [`${value}.0`, `${value}.00`, `'${value}`, `="${value}"`] : [];

describe.each(Object.entries(FIELDS))('%s', (_, field) => {
  const expected = field.read(field.value);

  it.each([...formatted(field), ...fromSheets(field)])('reads %j as it is copied', (text) =>
    expect(field.read(text)).toEqual(expected),
  );

  it('reads its own value', () => {
    expect(expected).toBeTruthy();
    expect(String(expected)).not.toMatch(/^(?:wrong|unclear)/);
  });

  it.each(writings(field))('reads %s: %j', (_form, text) =>
    expect(field.read(text)).toEqual(expected),
  );

  if (field.type)
    it.each(writings(field).filter(([, text]) => !/^\s/.test(text)))(
      'typed key by key, reads %s: %j',
      (_form, text) => expect(field.type?.(text)).toEqual(expected),
    );

  it('reads the same however it is decorated', () => {
    const mark = fc.constantFrom('', '', '', ...MARKS);
    fc.assert(
      fc.property(
        fc.constantFrom(0x30, ...ZEROS),
        fc.array(mark, { minLength: 40, maxLength: 40 }),
        fc.constantFrom('', ...field.labels),
        fc.constantFrom(...(field.groups ? ['', ...SEPARATORS] : [''])),
        fc.constantFrom(...SPACES),
        (zero, marks, label, separator, space) => {
          const written = inScript(parted(field, separator), zero);
          const marked = [...written]
            .map((sign, i) => sign + (marks[i % marks.length] ?? ''))
            .join('');
          expect(field.read(`${label}${label && ' '}${marked}${space}`)).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});

// As WhatsApp, links, cards and other countries write a phone number in India.
it.each([
  '+91 98765 43210',
  '+91-9876543210',
  '+91-98765-43210',
  '(+91) 98765 43210',
  '0091 98765 43210',
  '00919876543210',
  '919876543210',
  '91-98765 43210',
  '09876543210',
  '0 98765-43210',
  '+91 098765 43210',
  'tel:+919876543210',
  'tel:+91-98765-43210',
  'Mob: +91 98765 43210',
  'Mob. No. 98765 43210',
  'मोबाइल नंबर: ९८७६५ ४३२१०',
  '[9:41 am, 3/2/2026] +91 98765 43210',
  '[9:41 am, 3/2/2026] +91 98765 43210: ',
  'https://wa.me/919876543210',
  '\u202a+91 98765 43210\u202c',
  '\u202a+91\u00a098765\u00a043210\u202c',
  '＋９１ ９８７６５ ４３２１０',
])('a phone number in India: %j', (text) => {
  const { read, type } = FIELDS.phone as ReadField;
  expect(read(text)).toBe('+91 9876543210');
  if (!/[a-z]:|wa\.me/.test(text)) expect(type?.(text)).toBe('+91 9876543210');
});

// As cards, banks and spreadsheets write an expiry.
it.each([
  '02/28',
  '02/2028',
  '2/28',
  '02-28',
  '02 / 28',
  '0228',
  '02.2028',
  '2028-02',
  '2028/02',
  'Feb 2028',
  'Feb-28',
  'FEB/2028',
  'February 2028',
  'Valid thru 02/28',
  'Exp: 02/2028',
  '०२/२८',
])('an expiry: %j', (text) => expect(FIELDS.expiry?.read(text)).toBe('02/28'));

it.each(['02/28', '02/2028', '2/28', '0228', '02-28', '02-2028', '2028-02', 'Feb 2028', '०२/२०२८'])(
  'an expiry typed key by key: %j',
  (text) => expect(FIELDS.expiry?.type?.(text)).toBe('02/28'),
);

it.each([
  'mailto:asha1@example.com',
  'mailto:asha1@example.com?subject=Hello',
  'Asha <asha1@example.com>',
  '<asha1@example.com>',
  '"asha1@example.com",',
  'asha1@example.com.',
  'asha1＠example.com',
  'asha1@example.com (office)',
])('an e-mail address: %j', (text) => expect(FIELDS.email?.read(text)).toBe('asha1@example.com'));

it.each([
  'upi://pay?pa=sample.shop1@example&pn=Sample%20Shop&am=500.00&cu=INR&tn=Tea',
  'upi://pay?pn=Sample+Shop&cu=INR&mc=0000&mode=02&pa=sample.shop1%40example',
  'UPI://PAY?PA=sample.shop1@example',
  'Pay here: upi://pay?pa=sample.shop1@example&am=5 thanks',
  'My UPI ID is sample.shop1@example.',
])('a UPI ID: %j', (text) => expect(FIELDS['upi id']?.read(text)).toBe('sample.shop1@example'));

it.each([
  '022-23456789 Extn 204',
  '022-23456789 ext. 204',
  '022 2345 6789 x204',
  '+91 22 2345 6789 ext 204',
])('an extension is not part of a number: %j', (text) =>
  expect(FIELDS.phone?.read(text)).toBe('+91 2223456789'),
);

it('a quoted name is a part of an e-mail address', () =>
  expect(FIELDS.email?.read('"foobar"@example.com')).toBe('"foobar"@example.com'));
