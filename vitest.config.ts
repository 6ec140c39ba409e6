import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { otherLanguages as codesOfOthers, DEFAULT_LANGUAGE } from './build/languages.ts';
import { releaseConstant } from './build/release.ts';
import { apiData } from './build/vite/api-data.ts';
import { language } from './build/vite/language.ts';
import { otherLanguages } from './build/vite/other-languages.ts';
import { untranslatedPages } from './build/vite/untranslated-pages.ts';
import { pseudoLanguage } from './tests/support/pseudo-language.ts';
import { sharingModules } from './tests/support/shares-modules.ts';
import { translatedSamples } from './tests/support/translated-samples.ts';

/** The site in a language that nobody speaks. */
const PSEUDO_LANGUAGE = 'tests/unit/pseudo-language/*.test.ts';

/** What modules learn of the languages of the site in a build of one. */
const languages = (code: string) => [otherLanguages(code), untranslatedPages(code), apiData()];

/** The site in another language, as a build of it has it: what holds in each, and in one. */
const OF_EVERY_LANGUAGE = 'tests/unit/languages/every/*.test.ts';
const ofLanguage = (code: string) => `tests/unit/languages/${code}/*.test.ts`;
const IN_A_LANGUAGE = 'tests/unit/languages/*/*.test.ts';

/** Tests that stand in the folder of a tool. Each runs in every language, with the samples of that language. */
const OF_TOOLS = 'src/features/**/*.test.ts';

/** What `npm run check` leaves to `npm test`. */
const SLOW = ['tests/unit/{core/*,sw}/simulation/**', '**/*.slow.test.ts'];
const LEFT_OUT = process.env.UNIT_TESTS === 'quick' ? SLOW : [];

const SHARED = sharingModules(import.meta.dirname, 'tests/unit');

export default defineConfig({
  define: { ...releaseConstant, TABLE_DIGEST: JSON.stringify('of a test') },
  test: {
    globalSetup: 'tests/support/temporary-folder.ts',
    // Vitest would leave one core to a watching developer: of two, half of the machine.
    maxWorkers: availableParallelism(),
    // A thread starts in less time than a process, and each file of `isolated` gets one of its own.
    pool: 'threads',
    // A build takes many seconds where a machine is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ['default', ['json', { outputFile: '.results/unit.json' }]],
    projects: [
      {
        extends: true,
        plugins: languages(DEFAULT_LANGUAGE),
        test: {
          name: 'shared',
          include: SHARED,
          exclude: [PSEUDO_LANGUAGE, IN_A_LANGUAGE, ...LEFT_OUT],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: languages(DEFAULT_LANGUAGE),
        test: {
          name: 'isolated',
          include: ['tests/unit/**/*.test.{ts,tsx}', OF_TOOLS],
          exclude: [...SHARED, PSEUDO_LANGUAGE, IN_A_LANGUAGE, ...LEFT_OUT],
        },
      },
      {
        extends: true,
        plugins: [...languages(DEFAULT_LANGUAGE), pseudoLanguage()],
        test: { name: 'pseudo-language', include: [PSEUDO_LANGUAGE], isolate: false },
      },
      ...codesOfOthers(import.meta.dirname).map((code) => ({
        extends: true as const,
        plugins: [translatedSamples(code), language(code), ...languages(code)],
        test: {
          name: code,
          include: [OF_EVERY_LANGUAGE, ofLanguage(code), OF_TOOLS],
          isolate: false,
        },
      })),
    ],
  },
});
