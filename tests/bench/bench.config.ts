import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

/** How long a page takes to answer a press or a key on a slow device. Not a test: it asserts nothing. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.results/bench',
  reporter: 'line',
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
});
