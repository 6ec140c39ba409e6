import { expect, it } from 'vitest';
import { withoutEnd } from '#lib/without-end.ts';

it.each([
  ['1.500', '0', '1.5'],
  ['report._.', '._', 'report'],
  ['..a..b', '.', '..a..b'],
  ['000', '0', ''],
  ['', '0', ''],
])('takes the end off %j', (text, characters, left) => {
  expect(withoutEnd(text, characters)).toBe(left);
});
