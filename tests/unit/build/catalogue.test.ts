import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { catalogueProblems } from '../../../build/checks/catalogue.ts';

const chunk = (module: string) =>
  [
    { type: 'chunk', fileName: 'assets/main.js', moduleIds: [module] },
  ] as unknown as Rolldown.OutputBundle[string][];

test('a build that has taken in the catalogue fails', () => {
  const module = '/project/src/catalogue/Catalogue.tsx';
  expect(catalogueProblems(chunk(module))).toEqual([
    `assets/main.js holds ${module}, which is for development alone.`,
  ]);
  expect(catalogueProblems(chunk('/project/src/components/Note.tsx'))).toEqual([]);
});
