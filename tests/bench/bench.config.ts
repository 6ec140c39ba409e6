import { defineConfig } from 'playwright/test';
import base from '../chromium.config.ts';

const { launchOptions } = base.use ?? {};

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
    // Measures installing and repeated visits.
    serviceWorkers: 'allow',
    // With all of V8's compilers and as many threads as a visitor's browser has.
    launchOptions: {
      ...launchOptions,
      args: launchOptions?.args?.filter((arg) => !/^--(?:js-flags|num-raster-threads)/.test(arg)),
    },
    trace: 'off',
  },
});
