import { defineConfig } from 'playwright/test';
import base from './tests/chromium.config.ts';

// A second run beside the first needs a folder of its own.
const results = process.env.RESULTS ?? '.results';

/** Components by the catalogue, and the built site; see tests/README.md. */
export default defineConfig(base, {
  testDir: 'tests',
  // What is tagged so is left to the night, where `NIGHT` is set.
  grepInvert: process.env.NIGHT ? undefined : /@night/,
  outputDir: `${results}/e2e`,
  reporter: [['list'], ['json', { outputFile: `${results}/e2e.json` }]],
  projects: [
    { name: 'site', testDir: 'tests/e2e' },
    { name: 'floor', testDir: 'tests/floor' },
    { name: 'catalogue', testDir: 'tests/component', testMatch: 'build-catalogue.ts' },
    { name: 'component', testDir: 'tests/component', dependencies: ['catalogue'] },
  ],
});
