import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { otherLanguages as codesOfOthers, DEFAULT_LANGUAGE } from './build/languages.ts';
import { releaseConstant } from './build/release.ts';
import { apiData } from './build/vite/api-data.ts';
import { otherLanguages } from './build/vite/other-languages.ts';
import { untranslatedPages } from './build/vite/untranslated-pages.ts';
import { inLanguage } from './tests/support/in-language.ts';
import { keptModules } from './tests/support/kept-modules.ts';
import { MockingLast } from './tests/support/mocking-last.ts';
import { pseudoLanguage } from './tests/support/pseudo-language.ts';

/** The site in a language that nobody speaks. */
const PSEUDO_LANGUAGE = 'tests/unit/pseudo-language/*.test.ts';

/** The site in another language, as a build of it has it: what holds in each, and in one. */
const OF_EVERY_LANGUAGE = 'tests/unit/languages/every/*.test.ts';
const ofLanguage = (code: string) => `tests/unit/languages/${code}/*.test.ts`;
const IN_A_LANGUAGE = 'tests/unit/languages/*/*.test.ts';

/** Tests next to what they test, and those of the whole site. */
const UNIT = '{src,tests/unit}/**/*.test.{ts,tsx}';

/** Tests of a tool that run in every language, with its samples. */
const OF_TOOLS = 'src/features/**/*.every.test.ts';

/** What `npm run check` leaves to `npm test`: a project, so that `--project` can leave it out. */
const SLOW = '{src,tests/unit}/**/*.slow.test.ts';

/** What `npm test` leaves to the night. */
const NIGHTLY = '{src,tests/unit}/**/*.night.test.ts';
const LEFT_OUT = process.env.NIGHT ? [] : [NIGHTLY];

/** What modules learn of the languages of the site in a build of one. */
const languages = (code: string) => [otherLanguages(code), untranslatedPages(code), apiData()];

/** One for all projects. */
const keep = keptModules(import.meta.dirname);

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project. It extends nothing: that would read this file, and all it imports, once a project. */
const project = (code: string, plugins: Plugin[], test: Settings) => ({
  define: { ...releaseConstant, TABLE_DIGEST: JSON.stringify('of a test') },
  plugins: [...plugins, ...languages(code), keep],
  test: {
    ...test,
    isolate: false,
    setupFiles: 'tests/support/own-modules.ts',
    // A thread starts in less time than a process.
    pool: 'threads' as const,
    // Vitest would leave one core to a watching developer: of two, half of the machine.
    maxWorkers: availableParallelism(),
    // A build takes many seconds where a machine is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    globalSetup: 'tests/support/temporary-folder.ts',
    reporters: ['default', ['json', { outputFile: '.results/unit.json' }]],
    sequence: { sequencer: MockingLast },
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    projects: [
      project(DEFAULT_LANGUAGE, [], {
        name: 'unit',
        include: [UNIT],
        exclude: [PSEUDO_LANGUAGE, IN_A_LANGUAGE, SLOW, NIGHTLY],
      }),
      project(DEFAULT_LANGUAGE, [], { name: 'slow', include: [SLOW, NIGHTLY], exclude: LEFT_OUT }),
      project(DEFAULT_LANGUAGE, [pseudoLanguage()], {
        name: 'pseudo-language',
        include: [PSEUDO_LANGUAGE],
      }),
      ...codesOfOthers(import.meta.dirname).map((code) =>
        project(code, inLanguage(import.meta.dirname, code), {
          name: code,
          include: [OF_EVERY_LANGUAGE, ofLanguage(code), OF_TOOLS],
        }),
      ),
    ],
  },
});
