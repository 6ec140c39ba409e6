import { PARTS } from './parts.mjs';

const { PART = '', WHOLE } = process.env;
const { sources } = PARTS[PART];

/** One part. What did not change since the last run is not run again. */
export default {
  mutate: sources,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/deep/mutation/vitest.config.ts', related: false },
  // Stryker reads one with an interface that TypeScript 7 does not have, and only to mend paths, of which ours are
  // none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // In addition to one and a half times what its tests take: with the 5 s of the default, a busy machine hid three
  // that lived.
  timeoutMS: 20_000,
  // Texts of errors and settings of the browser are nobody's behaviour here.
  mutator: { excludedMutations: ['StringLiteral'] },
  incremental: WHOLE !== 'no',
  incrementalFile: `.results/mutation/${PART}.incremental.json`,
  tempDirName: `.results/mutation/${PART}`,
  ignorePatterns: ['dist', 'dist-hosting', '.results', 'public'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.results/mutation/${PART}.json` },
  thresholds: { break: null },
};
