import { expect, test } from 'vitest';
import { liveness } from '#features/locker/BytesDone.tsx';

const spoken = (total: number) =>
  Array.from({ length: total }, (_, i) => i + 1).filter((one) => liveness(one, total) === 'polite');

test.each([
  [1, [1]],
  [3, [1, 2, 3]],
  [50, [1, 13, 25, 38, 50]],
  [1000, [1, 250, 500, 750, 1000]],
])('of %i files a screen reader says few', (total, said) => {
  expect(spoken(total)).toEqual(said);
});
