import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from '#features/search/pieces.ts';
import { termReader } from '#features/search/terms.ts';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...HOSTILE.map(({ text }) => text)),
);

const read = termReader({ small: '', synonyms: {} });
const marked = (text: string, query: string) =>
  piecesOf(text, read(query)).map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece));

it('marks whole words that begin as a word of the query', () => {
  expect(marked('GST check: a gstin.', 'gst')).toEqual(['[GST]', ' check: a ', '[gstin]', '.']);
});

it('marks letters with accents as they are', () => {
  expect(marked('a café', 'cafe')).toEqual(['a ', '[café]']);
});

it('marks Hindi words in any spelling as they are, with their signs', () => {
  expect(marked('आपके दस्तावेज़ों की जाँच', 'दस्तावेज जांच')).toEqual([
    'आपके ',
    '[दस्तावेज़ों]',
    ' की ',
    '[जाँच]',
  ]);
  expect(marked('बोल बाल बिल', 'बिल')).toEqual(['बोल बाल ', '[बिल]']);
});

it('marks a synonym of several words only as a whole', () => {
  const known = termReader({
    small: '',
    synonyms: {
      'this device': ['install'],
      'credit card': ['visa'],
      settlement: ['money in bank'],
    },
  });
  const found = (text: string, query: string) =>
    piecesOf(text, known(query)).flatMap(({ text: piece, hit }) => (hit ? [piece] : []));
  expect(found('This page is about this device, and a device.', 'install')).toEqual([
    'this device',
  ]);
  expect(found('A credit note, a debit card, credit cards', 'visa')).toEqual(['credit cards']);
  // Words that were typed are marked wherever they are.
  expect(found('Settlements: the bank has your money', 'money in bank')).toEqual([
    'Settlements',
    'bank',
    'money',
  ]);
  expect(found('this', 'install')).toEqual([]);
});

it('never changes a text', () => {
  fc.assert(
    fc.property(hostile, hostile, (text, query) => {
      expect(
        piecesOf(text, read(query))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
