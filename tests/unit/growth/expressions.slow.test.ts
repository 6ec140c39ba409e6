import { describe, expect, it } from 'vitest';
import { type Attack, attacksOn } from '../../support/growth/attack.ts';
import { stepCounter, walkAll } from '../../support/growth/count-steps.ts';
import { expressions } from '../../support/growth/expressions.ts';
import { growth, LINEAR } from '../../support/growth/growth.ts';

/** Above the counts of most expressions; for the others there are longer texts. */
const LENGTHS = [24, 600];

/** A text of which an expression looks at more than twice the characters where it is twice as long, if there is one. */
function slowText(pattern: RegExp, attacks = attacksOn(pattern)): Attack | undefined {
  const walk = stepCounter(pattern);
  return attacks.find(({ start, middle, end }) =>
    LENGTHS.every((length) => {
      const stepsAt = (times: number) =>
        walkAll(pattern, start + middle.repeat(times) + end, walk).steps;
      return growth(stepsAt, length) > LINEAR;
    }),
  );
}

/** Reads what the build has rendered itself, and nothing on a device. */
const NO_READER = 'src/app/prerender.tsx';

describe('an expression of src', () => {
  const read = expressions.filter(({ file }) => file !== NO_READER);
  const found = new Map(read.map(({ file, pattern }) => [`${file}: ${pattern}`, pattern]));
  it.each([...found])('what %s looks at grows with a text', (_, pattern) => {
    expect(slowText(pattern)).toBeUndefined();
  });
});

describe('an attack is found on', () => {
  // Known to be slow: https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS
  it.each([/^(a+)+$/, /([a-zA-Z]+)*$/, /(a|aa)+$/, /(a|a?)+$/, /(.*a){11,}$/, /\s+$/])(
    '%s',
    (slow) => {
      expect(slowText(slow)).toBeDefined();
    },
  );
});
