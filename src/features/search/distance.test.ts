import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance } from '#features/search/distance.ts';

it.each([
  ['gst', 'gst', 0],
  ['insurance', 'insurence', 1],
  ['calculater', 'calculator', 1],
  ['isfc', 'ifsc', 1],
  ['pasport', 'passport', 1],
  ['vehical', 'vehicle', 2],
  ['', 'pan', 3],
  ['loan', '', 4],
])('“%s” is from “%s”: %i', (a, b, letters) => {
  expect(distance(a, b)).toBe(letters);
});

it('is the same both ways, and 0 only for the same word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b) === 0).toBe(a === b);
      expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
