import { defineConfig, mergeConfig } from 'vitest/config';
import { DEFAULT_LANGUAGE } from '../../../build/languages.ts';
import { releaseConstant } from '../../../build/release.ts';
import { otherLanguages } from '../../../build/vite/other-languages.ts';
import { untranslatedPages } from '../../../build/vite/untranslated-pages.ts';
import { PARTS } from './parts.mjs';

const { PART, SCHEDULES } = process.env;
const { tests } = PARTS[PART as keyof typeof PARTS];

/** What tries many orders of events, and takes long. */
const ORDERS = ['**/simulation/**', '**/interleavings.test.ts'];

/** With `SCHEDULES=0` a first pass without those, in a fraction of the time. */
const isFirstPass = SCHEDULES === '0';

/** The unit tests of one part, as `npm run unit` runs them. */
export default mergeConfig(
  { plugins: [otherLanguages(DEFAULT_LANGUAGE), untranslatedPages(DEFAULT_LANGUAGE)] },
  defineConfig({
    define: releaseConstant,
    test: {
      include: tests,
      exclude: isFirstPass ? ORDERS : [],
      globalSetup: 'tests/support/temporary-folder.ts',
      setupFiles: ['tests/support/own-modules.ts', 'tests/deep/mutation/same-values.ts'],
      pool: 'threads',
      // As for `npm run unit`: files share their modules, which take longer to load than to run. The next mutant has a
      // new thread.
      isolate: false,
      maxWorkers: 1,
      // A mutant that waits for ever is known by it. Less, and a busy machine passes for one that was noticed.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
