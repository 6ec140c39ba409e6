import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termReader } from '#features/search/terms.ts';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...HOSTILE.map(({ text }) => text)),
);

const read = termReader({
  small: 'the how to of',
  asking: 'will take long',
  synonyms: {
    aadhaar: ['adhar', 'adhar card'],
    'bill payment': ['electricity'],
    leave: ['will leave'],
  },
});

describe('a query', () => {
  it.each([
    ['nothing but blanks', ' \n ', []],
    ['words', 'gst check', [[['gst']], [['check']]]],
    ['capitals, accents and full width', 'ＧＳＴ Chéck', [[['gst']], [['check']]]],
    ['many of a thing', 'loans gas access', [[['loan']], [['gas']], [['access']]]],
    ['signs between words', 'e-mail/“bill”', [[['e']], [['mail']], [['bill']]]],
    ['small words with others', 'how to check the gst', [[['check']], [['gst']]]],
    ['small words alone', 'how to', [[['how']], [['to']]]],
    ['words of a question with others', 'adhar will take', [[['adhar'], ['aadhaar']]]],
    ['words of a question alone', 'how long', [[['long']]]],
    ['a word of a question in one of ours', 'will leave', [[['will', 'leave'], ['leave']]]],
    ['another word for one of ours', 'adhar', [[['adhar'], ['aadhaar']]]],
    [
      'two words that are one of ours',
      'check adhar card',
      [[['check']], [['adhar', 'card'], ['aadhaar']]],
    ],
    ['the beginning of the last one', 'elect', [[['elect'], ['bill', 'payment']]]],
    ['too short a beginning', 'ele', [[['ele']]]],
    ['a beginning that is not the last', 'elect bill', [[['elect']], [['bill']]]],
  ])('%s', (_, query, terms) => {
    expect(read(query)).toEqual(terms);
  });

  it('of any kind is read, and each of its words is asked for', () => {
    fc.assert(
      fc.property(hostile, (query) => {
        for (const term of read(query))
          for (const words of term)
            for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u);
      }),
    );
  });
});
