import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samplePerson, sampleShop } from './made-up-names.ts';

it('made-up names are the same today as on the day this test was written', () => {
  expect(samplePerson('09AAACS0000A1ZE')).toBe('Nandini Shetty');
  expect(sampleShop('09AAACS0000A1ZE')).toBe('Kadamb Textiles');
});

it('they have two words, for any seed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (seed) => {
      expect(samplePerson(seed)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(sampleShop(seed)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    }),
  );
});
