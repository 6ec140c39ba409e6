import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What gives a file of tests its own modules, see `own-modules.ts`. */
const MOCKS = /\bvi\.(?:mock|doMock|resetModules)\(|fake-indexeddb/;
const IMPORTED = /\bfrom '(\.[^']*)'/g;

/**
 * Runs files that take their own modules after those that share them: after each of the former
 * all modules are evaluated again. One that is taken for the other kind costs time, nothing else.
 */
export class MockingLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const its = sorted.filter((file) => file.project === project);
      const mocking = new Set(its.filter(({ moduleId }) => mocks(moduleId)));
      return [...its.filter((file) => !mocking.has(file)), ...mocking];
    });
  }
}

/** Whether a file mocks modules, or one of those that it imports from its folder. */
function mocks(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(IMPORTED)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  );
  const helpers = imported.filter((name) => name.includes('/tests/') && existsSync(name));
  return [text, ...helpers.map((name) => readFileSync(name, 'utf8'))].some((each) =>
    MOCKS.test(each),
  );
}
