import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indianWords, rupeeWords } from '#domain/rupee-words.ts';

const VALUES = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .entries())
  VALUES.set(word, (index + 2) * 10);

const SIZES: Record<string, bigint> = {
  hundred: 100n,
  thousand: 1_000n,
  lakh: 100_000n,
  crore: 10_000_000n,
};

/** Reads words back, each multiplier applying to what is smaller than itself before it. */
function read(words: string): bigint {
  let total = 0n;
  let part = 0n;
  for (const word of words.split(/[ -]/)) {
    const size = SIZES[word];
    if (size === undefined) part += BigInt(VALUES.get(word) as number);
    else if (size === 10_000_000n) {
      total = (total + part) * size;
      part = 0n;
    } else if (size === 100n) {
      part *= size;
    } else {
      total += part * size;
      part = 0n;
    }
  }
  return total + part;
}

describe('indianWords', () => {
  test.each([
    [0, 'zero'],
    [7, 'seven'],
    [13, 'thirteen'],
    [20, 'twenty'],
    [42, 'forty-two'],
    [100, 'one hundred'],
    [101, 'one hundred one'],
    [999, 'nine hundred ninety-nine'],
    [1_000, 'one thousand'],
    [99_999, 'ninety-nine thousand nine hundred ninety-nine'],
    [100_000, 'one lakh'],
    [123_456, 'one lakh twenty-three thousand four hundred fifty-six'],
    [1_234_567, 'twelve lakh thirty-four thousand five hundred sixty-seven'],
    [10_000_000, 'one crore'],
    [12_345_678, 'one crore twenty-three lakh forty-five thousand six hundred seventy-eight'],
    [1_000_000_000_000, 'one lakh crore'],
    [100_000_000_000_000, 'one crore crore'],
  ])('%d', (number, words) => expect(indianWords(number)).toBe(words));

  test('the words of any number read back as that number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeNat(), fc.nat(100_000), fc.nat(99)), (number) => {
        expect(read(indianWords(number))).toBe(BigInt(number));
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])('has no words for %d', (number) => {
    expect(() => indianWords(number)).toThrow(RangeError);
  });
});

describe('rupeeWords', () => {
  test.each([
    [0, 'zero rupees'],
    [1, 'one paisa'],
    [50, 'fifty paise'],
    [100, 'one rupee'],
    [101, 'one rupee and one paisa'],
    [15_050, 'one hundred fifty rupees and fifty paise'],
    [
      12_34_567_50,
      'twelve lakh thirty-four thousand five hundred sixty-seven rupees and fifty paise',
    ],
    [1_00_00_000_00, 'one crore rupees'],
  ])('%d paise', (paise, words) => expect(rupeeWords(paise)).toBe(words));
});
