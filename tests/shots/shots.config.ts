import { defineConfig } from 'playwright/test';
import base from '../chromium.config.ts';

/** Pictures of every page, for those who change how they look. Not a test: it compares nothing. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.results/shots-run',
  reporter: 'line',
});
