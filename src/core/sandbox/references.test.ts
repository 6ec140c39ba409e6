import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '#core/sandbox/state/seed.ts';
import { realNumberIn } from '#domain/real-number.ts';
import { codeOf, send } from '#tests/unit/core/sandbox/send.ts';

/** What people put before a number that a machine made. */
const PREFIXES = ['', 'order_', 'order-', 'INV-2026-', 'rcpt#', 'card-', 'aadhaar_', 'pan:', 'id '];

const RUNS = process.env.NIGHT ? 100_000 : 5_000;

const times = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .chain((date) => {
    const iso = date.toISOString();
    const digits = iso.replace(/\D/g, '');
    const recent = 1_500_000_000_000 + (date.getTime() % 400_000_000_000);
    return fc.constantFrom(
      iso,
      `${recent}`,
      `${Math.floor(recent / 1_000)}`,
      `${recent}123`,
      `${recent}123456`,
      digits,
      digits.slice(0, 14),
      digits.slice(0, 12),
      digits.slice(2, 14),
      digits.slice(2, 12),
      digits.slice(0, 8),
    );
  });

const hashes = fc
  .tuple(fc.uuid(), fc.constantFrom('md5', 'sha1', 'sha256', 'sha512'))
  .map(([text, name]) => createHash(name).update(text).digest('hex'));

const made: Record<string, fc.Arbitrary<string>> = {
  'a time': times,
  'a UUID': fc.uuid(),
  'a UUID of digits': fc
    .array(fc.constantFrom(...'0123456789'), { minLength: 32, maxLength: 32 })
    .map((digits) => digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.*)$/, '$1-$2-$3-$4-$5')),
  'a ULID': fc.ulid(),
  'a hash': hashes,
};

describe.each(Object.entries(made))('%s', (_what, values) => {
  it('is not a number of a person, with any text before it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PREFIXES), values, (prefix, value) => {
        expect([prefix + value, realNumberIn(prefix + value)]).toEqual([prefix + value, undefined]);
      }),
      { numRuns: RUNS },
    );
  });
});

// Test numbers that Stripe, Adyen and PayPal publish.
const CARDS = [
  '4111111111111111',
  '4242424242424242',
  '4012888888881881',
  '5555555555554444',
  '5105105105105100',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '30569309025904',
  '38520000023237',
  '6011111111111117',
  '3530111333300000',
  '6200000000000005',
];

// Numbers that UIDAI publishes for tests of authentication.
const AADHAARS = ['999941057058', '999971658847', '999933119405', '999955183433', '999990501894'];

const grouped = (digits: string, sizes: readonly number[], by: string) => {
  const form = new RegExp(`^${sizes.map((size) => `(.{${size}})`).join('')}$`);
  return form.exec(digits)?.slice(1).join(by) ?? digits;
};

const SIZES: Readonly<Record<number, number[]>> = {
  12: [4, 4, 4],
  14: [4, 6, 4],
  15: [4, 6, 5],
  16: [4, 4, 4, 4],
};

const inHindi = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

const written = (digits: string) => [
  digits,
  grouped(digits, SIZES[digits.length] ?? [], ' '),
  grouped(digits, SIZES[digits.length] ?? [], '-'),
  inHindi(digits),
  `paid with ${digits}, thanks`,
  `order_${digits}`,
];

/** The same with another last digit: a check digit notices it. */
const spoiled = (digits: string) => digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10);

it.each(CARDS)('the card number %s is seen by its check digit, however it is written', (card) => {
  for (const text of written(card)) expect([text, realNumberIn(text)]).toEqual([text, 'card']);
  for (const text of written(spoiled(card)))
    expect([text, realNumberIn(text)]).toEqual([text, undefined]);
});

it.each(AADHAARS)(
  'the Aadhaar number %s is seen by its check digit, however it is written',
  (uid) => {
    for (const text of written(uid)) expect([text, realNumberIn(text)]).toEqual([text, 'aadhaar']);
    for (const text of written(spoiled(uid)))
      expect([text, realNumberIn(text)]).toEqual([text, undefined]);
  },
);

it.each([
  ['PAN ABCPE1234F', 'pan'],
  ['pan: abcpe1234f', 'pan'],
  ['PAN No. ABCPE1234F', 'pan'],
  ['PAN Card Number ABCPE1234F', 'pan'],
  ['पैन ABCPE1234F', 'pan'],
  ['Aadhaar 123456789012', 'aadhaar'],
  ['aadhar no: 1234 5678 9012', 'aadhaar'],
  ['आधार १२३४५६७८९०१२', 'aadhaar'],
  ['card 4111111111111112', 'card'],
  ['Debit card number: 6521 0000 0000 0000', 'card'],
  // Without label or check digit they are what shops make.
  ['ABCPE1234F', undefined],
  ['AAAPS0000K', undefined],
  ['PAN AAAPS0000K', undefined],
  ['company ABCPE1234F', undefined],
  ['discard 4111111111111112', undefined],
  ['order_123456789012', undefined],
  ['card payment', undefined],
  ['uid-123456789012', undefined],
])('%s: %s', (text, found) => expect(realNumberIn(text)).toBe(found));

const order = (reference: string, headers = {}) =>
  send(seeded(), 'orders.create', {
    body: { amount: 100_00, currency: 'INR', reference },
    headers,
  });

it('an Idempotency-Key is read by the same rule as a reference', () => {
  for (const text of [`order_${CARDS[0]}`, 'pan:ABCPE1234F']) {
    expect(codeOf(order(text))).toBe('looks_real');
    expect(codeOf(order('bill-1', { 'idempotency-key': text }))).toBe('looks_real');
  }
  for (const text of ['20261128152333', 'order_1764324753123']) {
    expect(order(text).status).toBe(201);
    expect(order('bill-1', { 'idempotency-key': text }).status).toBe(201);
  }
});

// Unicode Standard Annex 9, table 4: what overrides, embeds or isolates a direction; categories Cc, Zl, Zp, Cs.
const UNSEEN = [
  ...Array.from({ length: 32 }, (_, code) => code),
  ...Array.from({ length: 33 }, (_, code) => 0x7f + code),
  ...[0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
  ...[0xd800, 0xdbff, 0xdc00, 0xdfff],
].map((code) => String.fromCharCode(code));

it('a reference holds nothing that is not seen', () => {
  for (const character of UNSEEN)
    for (const text of [character, `a${character}b`, `a${character}`])
      expect(order(text).body, JSON.stringify(text)).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: '/reference' }],
      });
});

// A conjunct with a joiner, an emoji of a pair and of several, marks of direction that Arabic names need.
it.each(['बिल ४८२१', 'क्‍ष', '🛍️ 12', '👩‍🌾', 'عربي\u200f 12', 'é', '₹1,249'])(
  'a reference may be %s',
  (text) => expect(order(text).status).toBe(201),
);

it.each([
  ['SHA-1', 'sha1', 'hex'],
  ['SHA-256', 'sha256', 'hex'],
  ['SHA-256', 'sha256', 'base64'],
] as const)('a reference may be a %s', (_name, hash, form) => {
  const text = createHash(hash).update('bill').digest(form);
  expect(order(text).body).toMatchObject({ reference: text });
});

it('a refused reference is told which characters it may not have', () => {
  expect(order('a\u202eb').body).toMatchObject({
    detail: 'reference must be one line of 1 to 64 characters, none of control or of direction.',
  });
});
