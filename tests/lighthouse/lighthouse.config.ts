import { defineConfig } from 'playwright/test';
import base from '../chromium.config.ts';

/** Audits of some pages, after all other tests: Lighthouse needs a machine for itself. */
export default defineConfig(base, {
  testDir: '.',
  workers: 1,
  outputDir: '../../.results/lighthouse',
  reporter: 'list',
});
