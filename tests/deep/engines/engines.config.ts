import { defineConfig } from 'playwright/test';
import type { EngineChoice } from './test.ts';

/** The site in the engines that the other tests do not use. `run.mjs` picks the projects. */
export default defineConfig<EngineChoice>({
  testDir: '.',
  outputDir: '../../../.results/engines',
  // For what hangs, as in tests/chromium.config.ts.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 1,
  reporter: [['list'], ['./report-left-out.ts']],
  projects: (['webkit', 'firefox'] as const).flatMap((engineName) => [
    { name: engineName, use: { engineName, isPrivate: false } },
    { name: `${engineName}-private`, use: { engineName, isPrivate: true } },
  ]),
});
