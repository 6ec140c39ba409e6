import { expect, it } from 'vitest';
import { currentOf, languageListIn } from '#core/languages/worker-record.ts';

const key = (file: string) => `https://kolam.example/${file}?v=a`;
const CURRENT = [key('shell.txt'), key('parts/index.txt'), key('hi/parts/index.txt')];

it('believes no record but a list of URLs', () => {
  expect(currentOf({ current: CURRENT, previous: [] })).toEqual(CURRENT);
  for (const other of [undefined, null, 3, {}, { current: 'x' }, { current: [] }, { current: [1] }])
    expect(currentOf(other)).toBeUndefined();
});

it('finds the list of a language that the worker keeps', () => {
  const list = key('hi/files.json');
  expect(languageListIn(CURRENT, '/hi')).toBeUndefined();
  expect(languageListIn([...CURRENT, list], '/hi')).toBe(list);
  expect(languageListIn([...CURRENT, list], '/mr')).toBeUndefined();
});
