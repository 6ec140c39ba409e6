import { expect, test } from 'vitest';
import { hasTooManyLines } from './backup/too-many-lines.ts';

const bytes = (json: string) => new TextEncoder().encode(json);
const listOf = (documents: string) => bytes(`{"format":"x","documents":[${documents}],"v":1}`);

// A backup has 65,000 files at most, and as many documents without one.
test('130,000 documents are no more than any backup has, and one more is', () => {
  expect(hasTooManyLines(listOf(Array(130_000).fill('{}').join()))).toBe(false);
  expect(hasTooManyLines(listOf(Array(130_001).fill('{}').join()))).toBe(true);
});

test('what a text holds is no part of the list', () => {
  const commas = ','.repeat(130_002);
  for (const text of [commas, `\\"${commas}`, `\\\\\\"${commas}`, `[{${commas}`, `]}${commas}`])
    expect(hasTooManyLines(listOf(`{"title":"${text}"}`)), text.slice(0, 6)).toBe(false);
  // A backslash before the end of a text that is written as two ends nothing but itself.
  expect(hasTooManyLines(listOf(`"\\\\"${commas}`))).toBe(true);
});

test('documents after nested ones are counted, and none of an outer list', () => {
  const nested = '{"file":{"a":[1,2]}}';
  expect(hasTooManyLines(listOf(Array(130_001).fill(nested).join()))).toBe(true);
  expect(hasTooManyLines(bytes(`[${Array(130_002).fill('1').join()}]`))).toBe(false);
});
