import { expect, test } from 'vitest';
import { Random } from '#tests/unit/simulation/random.ts';
import { makeDelta } from '../../../build/artifacts/worker/make-delta.ts';
import { applyDelta, GROUP_SEPARATOR, readDelta } from './delta.ts';

/** What a delta of one text to another gives again, and how many characters it has. */
function through(text: string, base: string): { text: string; size: number } {
  const delta = makeDelta(text, base, '/base.js');
  return { text: applyDelta(readDelta(delta), base), size: delta.length };
}

const SCRIPT = 'const verify="Verify GST";function check(number){return number.length===15}';

test.each([
  ['the same', SCRIPT, SCRIPT],
  ['nothing', '', SCRIPT],
  ['made of nothing', SCRIPT, ''],
  ['other words', SCRIPT.replace('Verify GST', 'GST जाँचें'), SCRIPT],
  ['pieces in another order', SCRIPT.slice(30) + SCRIPT.slice(0, 30), SCRIPT],
  ['a piece more than once', SCRIPT + SCRIPT + SCRIPT, SCRIPT],
  ['nothing in common', 'क्या आप यह साइट हिंदी में पढ़ना चाहेंगे?', SCRIPT],
  ['characters beyond the basic plane', `${SCRIPT}😀 😃`, `😀${SCRIPT}`],
])('gives a text that is %s', (_what, text, base) => {
  expect(through(text, base).text).toBe(text);
});

test('takes little more than the word for a changed word', () => {
  const long = SCRIPT.repeat(20);
  const { size } = through(long.replace('Verify GST', 'GST जाँचें'), long);
  expect(size).toBeLessThan(60);
});

test('restores every random text from another', () => {
  const random = new Random(7);
  const pick = (bound: number) => random.whole(0, bound);
  for (let round = 0; round < 300; round++) {
    const base = Array.from({ length: pick(400) }, () => 'abcक\n'[pick(5)]).join('');
    const pieces = Array.from({ length: pick(8) }, () => {
      const from = pick(base.length);
      return random.chance(0.7) ? base.slice(from, from + pick(60)) : 'नया'.repeat(pick(4));
    });
    expect(through(pieces.join(''), base).text).toBe(pieces.join(''));
  }
});

test('refuses a text that holds its separator', () => {
  expect(() => makeDelta(`a${GROUP_SEPARATOR}b`, '', '')).toThrow('separator');
});

test('never throws, because a digest refuses wrong results', () => {
  for (const text of [
    '',
    'x',
    `/a${GROUP_SEPARATOR}z`,
    `/a${GROUP_SEPARATOR}-9,zz${GROUP_SEPARATOR}`,
  ])
    expect(typeof applyDelta(readDelta(text), 'base')).toBe('string');
});
