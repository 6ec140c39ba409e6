import { expect, test } from 'vitest';
import { hasTooManyLines } from './backup/too-many-lines.ts';

test('lists within documents count as fields of them, of which there are 65,000 times 64', () => {
  const most = 65_000 * 64;
  const fields = (count: number) =>
    new TextEncoder().encode(`{"documents":[{"a":[${Array(count).fill('1').join()}]}]}`);
  expect(hasTooManyLines(fields(most + 1))).toBe(false);
  expect(hasTooManyLines(fields(most + 2))).toBe(true);
});
