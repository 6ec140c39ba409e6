import path from 'node:path';
import { defineConfig } from 'playwright/test';
import base from '../chromium.config.ts';

const results = path.resolve(import.meta.dirname, '../..', process.env.RESULTS ?? '.results');

/** What is slow and rarely breaks; see README.md next to this file. */
export default defineConfig(base, {
  testDir: '.',
  // Otherwise Playwright also takes `*.test.ts`, which are Vitest's.
  testMatch: '**/*.spec.ts',
  testIgnore: '**/deep/engines/**',
  outputDir: path.join(results, 'deep'),
  // Tests that kill a browser or fill a device leave little to those that run at the same time.
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: path.join(results, 'deep.json') }]],
});
