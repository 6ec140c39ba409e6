import { defineConfig, mergeConfig } from 'vitest/config';
import { DEFAULT_LANGUAGE } from '../../../build/languages.ts';
import { otherLanguages } from '../../../build/plugins/other-languages.ts';
import { untranslatedPages } from '../../../build/plugins/untranslated-pages.ts';
import { releaseConstant } from '../../../build/release.ts';
import { PARTS } from './parts.mjs';

const { tests } = PARTS[process.env.PART as keyof typeof PARTS];

/** The unit tests of one part, as `npm run unit` runs them. */
export default mergeConfig(
  { plugins: [otherLanguages(DEFAULT_LANGUAGE), untranslatedPages(DEFAULT_LANGUAGE)] },
  defineConfig({
    define: releaseConstant,
    test: {
      include: tests,
      globalSetup: 'tests/support/temporary-folder.ts',
      pool: 'threads',
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
