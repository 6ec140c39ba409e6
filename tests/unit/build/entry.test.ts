import { expect, test } from 'vitest';
import type { Chunk } from '../../../build/bundling/chunks.ts';
import { entryProblems } from '../../../build/checks/entry.ts';

const chunk = (file: string, rest: Partial<Chunk>): [string, Chunk] => [
  file,
  { file, module: '', isEntry: false, imports: [], dynamicImports: [], styles: [], ...rest },
];

const VENDOR = chunk('assets/vendor.js', { imports: ['assets/helper.js'] });

test('an entry that asks for the rest later is fine, even if others import it', () => {
  const entry = chunk('assets/main.js', { isEntry: true, dynamicImports: ['assets/vendor.js'] });
  expect(entryProblems(new Map([entry, VENDOR]))).toEqual([]);
});

test('an entry that imports anything is not', () => {
  const entry = chunk('assets/main.js', { isEntry: true, imports: ['assets/helper.js'] });
  expect(entryProblems(new Map([entry, VENDOR]))).toEqual([
    'assets/main.js imports assets/helper.js, which is then fetched before the first paint.',
  ]);
});
