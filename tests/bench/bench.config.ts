import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

/** What visitors wait for and what their phones download. Not a test: it asserts nothing. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.results/bench',
  reporter: 'line',
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  use: {
    ...base.use,
    // Installing and repeated visits are what is measured.
    serviceWorkers: 'allow',
    trace: 'off',
  },
});
