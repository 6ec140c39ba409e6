import { expect, it } from 'vitest';
import { leftInEnglish } from './left-in-english.ts';

const PIECES = ['What to keep safe', 'No State has the code'];

it.each([
  ['a text without a translation', ['दो', 'What to keep safe'], true],
  ['one whose spaces do not break', ['What to keep\u00a0safe'], true],
  ['words with a value in them', ['No State has the code 00.'], true],
  ['names and abbreviations alone', ['RuPay', 'UPI Autopay'], false],
  ['none', [], false],
])('of %s: %j is %s', (_of, texts, isLeft) => {
  expect(leftInEnglish(texts, PIECES)).toBe(isLeft);
});
