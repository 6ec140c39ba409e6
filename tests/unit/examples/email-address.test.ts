import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '../../../examples/mail-endpoint/email-address.ts';

const LONGEST_LOCAL = 'a'.repeat(64);
/** 63 letters to a label, the most that there may be (RFC 1035). */
const label = (letters: number) => 'b'.repeat(letters);
/** 254 bytes, the most that a path can carry (RFC 5321, 4.5.3.1.3, without its brackets). */
const LONGEST = `${LONGEST_LOCAL}@${label(63)}.${label(63)}.${label(58)}.in`;

describe('is an address', () => {
  it.each([
    'asha@shop.example',
    'first.last+tag@sub.domain.example',
    "o'neil@x.in",
    'A_B-9@x-y.co.in',
    // The letters that RFC 5322 names in addition to letters and digits.
    "!#$%&'*+/=?^_`{|}~-@x.in",
    'अजय@उदाहरण.भारत',
    `${LONGEST_LOCAL}@x.in`,
    LONGEST,
    `a@${label(63)}.in`,
  ])('%s', (text) => expect(isEmailAddress(text)).toBe(true));
});

describe('is none', () => {
  it.each([
    ['a domain of one part', 'a@b'],
    ['nothing', ''],
    ['no @', 'asha.example'],
    ['nothing before it', '@shop.example'],
    ['nothing behind it', 'asha@'],
    ['a dot at the end', 'asha@shop.example.'],
    ['two dots', 'asha@shop..example'],
    ['a dot at its start', '.asha@shop.example'],
    ['two dots in its name', 'a..b@shop.example'],
    ['a hyphen at the start of a label', 'asha@-shop.example'],
    ['a hyphen at the end of a label', 'asha@shop-.example'],
    ['a number in the place of a country', 'asha@192.0.2.1'],
    ['an address of a machine', 'asha@[192.0.2.1]'],
    ['quotes', '"asha verma"@shop.example'],
    ['a comment', 'asha(shop)@shop.example'],
    ['a name next to it', 'Asha <asha@shop.example>'],
    ['a second one behind a comma', 'a@b.in,d@e.in'],
    ['a second one behind a semicolon', 'a@b.in;d@e.in'],
    ['a second one behind a space', 'a@b.in d@e.in'],
    ['a second @', 'a@b@e.in'],
    ['a header behind it', 'a@b.in\r\nBcc: d@e.in'],
    ['a header behind a bare line feed', 'a@b.in\nBcc: d@e.in'],
    ['a line feed at its end', 'a@b.in\n'],
    ['a header before it', 'x\r\nBcc: d@e.in\r\n a@b.in'],
    ['a zero', 'a\0@b.in'],
    ['a letter that turns the text around', 'a\u202Eb@b.in'],
    ['a line of Unicode', 'a@b.in\u2028'],
    ['an encoded word', '=?utf-8?q?a?= <a@b.in>'],
    ['a name of 65 bytes', `${LONGEST_LOCAL}a@x.in`],
    ['a name of 66 bytes in 22 letters', `${'अ'.repeat(22)}@x.in`],
    ['a label of 64 bytes', `a@${label(64)}.in`],
    ['255 bytes', LONGEST.replace('.in', 'b.in')],
  ])('%s', (_name, text) => expect(isEmailAddress(text)).toBe(false));

  it('anything that could begin a header, or name a second one', () => {
    const part = fc.string({ unit: 'binary', maxLength: 8 });
    const hostile = fc.constantFrom(...'\r\n\0\t ,;:<>()[]"\\', '\u0085', '\u2028', '\u2029');
    fc.assert(
      fc.property(part, hostile, part, (before, mark, after) => {
        expect(isEmailAddress(`${before}${mark}${after}@shop.example`)).toBe(false);
        expect(isEmailAddress(`asha@${before}${mark}${after}.example`)).toBe(false);
      }),
    );
  });
});

it('is read in no time, however long', () => {
  const started = performance.now();
  expect(isEmailAddress(`${'a.'.repeat(500_000)}@${'a-'.repeat(500_000)}`)).toBe(false);
  expect(isEmailAddress(`${'a-'.repeat(30)}@${'a-'.repeat(90)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1_000);
});
