import { describe, expect, it } from 'vitest';
import { inEveryRun, ROUNDS, withTurn } from '../turns.ts';

const isInEveryRun = (title: string) => inEveryRun().some((pattern) => pattern.test(title));

describe.each(Object.entries(ROUNDS))('turns of a %s', (_kind, rounds) => {
  it('take each title once, wherever they begin', () => {
    for (let length = 0; length < 3 * rounds; length++) {
      const title = 'क\n'.repeat(length).slice(0, length);
      const taken = Array.from({ length: rounds }, (_, i) =>
        withTurn(1521 + i, rounds).test(title),
      );
      expect(taken.filter(Boolean), `${length}`).toHaveLength(1);
    }
  });
});

it('what nothing else of a run holds is in each', () => {
  // Row 3 is held by the simulation, row 14 by unit tests, row 17 by a browser alone.
  expect(isInEveryRun('site e2e/outbox/worker-sends.spec.ts with every tab closed')).toBe(false);
  expect(isInEveryRun('site e2e/outbox/contact.spec.ts four tabs and the worker deliver')).toBe(
    false,
  );
  const update = 'an update accepted while the worker sends waits for the post, which is made';
  expect(isInEveryRun(`site e2e/outbox/worker-sends.spec.ts ${update} once`)).toBe(true);
  expect(isInEveryRun(`site e2e/outbox/contact.spec.ts ${update} once`)).toBe(false);
});

it('a tag puts a test into each run', () => {
  expect(isInEveryRun('site e2e/a.spec.ts a title @always')).toBe(true);
});
