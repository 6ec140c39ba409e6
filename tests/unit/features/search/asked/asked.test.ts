import { expect, it } from 'vitest';
import { searches } from '../hindi-index.ts';
import { HELD_OUT, missed, TUNED } from './score.ts';

it('there are 150 queries, and each is asked once', () => {
  expect(HELD_OUT.length + TUNED.length).toBe(150);
});

it('x', () => {
  console.log(missed(TUNED, searches).join('\n'));
  console.log(
    'TUNED',
    TUNED.length,
    missed(TUNED, searches).length,
    'HELD',
    HELD_OUT.length,
    missed(HELD_OUT, searches).length,
  );
});
