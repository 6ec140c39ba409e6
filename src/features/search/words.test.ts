import { describe, expect, it } from 'vitest';
import { wordsIn } from '#features/search/words.ts';

const listed = (text: string) => wordsIn(text).map(({ word }) => word);

describe('words of a text', () => {
  it.each([
    ['cases and many of a noun', ['खाता', 'खाते', 'खातों']],
    ['a feminine noun', ['सेवा', 'सेवाएँ', 'सेवाओं']],
    ['a noun in i', ['कंपनी', 'कंपनियाँ', 'कंपनियों']],
    ['a noun in a consonant', ['किस्त', 'किस्तें', 'किस्तों']],
    ['forms of a verb', ['भेज', 'भेजें', 'भेजे', 'भेजना', 'भेजने']],
    ['a nukta, or none', ['दस्तावेज़', 'दस्तावेज', 'दस्तावेज़ों']],
  ])('are one for %s', (_what, forms) => {
    expect(new Set(forms.flatMap(listed)).size).toBe(1);
  });

  it('keep endings where little more would be left', () => {
    expect(listed('में दें पता सेब')).toEqual(['में', 'दें', 'पता', 'सेब']);
  });

  it('are runs of letters, signs and digits', () => {
    expect(listed('लेन-देन। EMI, GST2 ✔\ufe0f \u093f \u200d')).toEqual(['लेन', 'देन', 'emi', 'gst2']);
  });

  it('are where the text has them', () => {
    const text = 'बैंक के दस्तावेज़ों में क्\u200dया, हिन्दी?';
    expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'बैंक',
      'के',
      'दस्तावेज़ों',
      'में',
      'क्\u200dया',
      'हिन्दी',
    ]);
  });
});
