import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepCounter, walkAll } from '../../support/growth/count-steps.ts';
import { expressions } from '../../support/growth/expressions.ts';
import { someOf } from '../../support/some-of.ts';

const every = [...new Map(expressions.map(({ pattern }) => [`${pattern}`, pattern])).entries()];

describe('the counter finds what the browser finds', () => {
  it.each(someOf(every, 60))('%s', (_, pattern) => {
    const walk = stepCounter(pattern);
    const unit = fc.constantFrom(...pattern.source, ...'aZ0 ,-.@\nकि½');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        const native = pattern.global
          ? [...text.matchAll(pattern)].map(([found]) => found)
          : [...(text.match(pattern) ?? [])].slice(0, 1);
        expect(walkAll(pattern, text, walk).matches).toEqual(native);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the counter counts', () => {
  // Known of textbooks: a run that is looked at from each of its characters, and one that may be divided anyhow.
  it.each([
    [/x+$/, 4],
    [/^(?:x+)+$/, 16],
    [/^x+x+$/, 4],
  ])('what %s looks at in twice the text', (pattern, least) => {
    const walk = stepCounter(pattern);
    const steps = (length: number) => walk(`${'x'.repeat(length)}y`).steps;
    expect(steps(16) / steps(8)).toBeGreaterThan(0.8 * least);
  });

  it('what /^x+$/ looks at once', () => {
    expect(stepCounter(/^x+$/)('xxxx').steps).toBe(7);
  });
});
