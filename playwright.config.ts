import { defineConfig } from 'playwright/test';
import base from './tests/chromium.config.ts';
import type { Speed } from './tests/e2e/support/test.ts';
import { inEveryRun, ROUNDS, turnOfRun, withTurn } from './tests/turns.ts';

// A second run at the same time needs a separate folder.
const results = process.env.RESULTS ?? '.results';

const turn = turnOfRun();
// Workers of the run read this file too, and know nothing of what was asked.
if (turn !== undefined) process.env.TURN = String(turn);
/** Which tests a project takes where tests take turns; else all. */
const some = turn === undefined ? [/./] : [withTurn(turn, ROUNDS.test), ...inEveryRun()];

/** What most visitors do, each in one test of a minute at most on a slow processor. */
const JOURNEYS = [
  '**/tools/!(contract).spec.ts',
  '**/outbox/contact.spec.ts',
  '**/locker/locker.spec.ts',
  '**/pages/{hydration,mobile-menu,navigation,search}.spec.ts',
];

/** Components by the catalogue, and the built site; see tests/README.md. */
export default defineConfig<Speed>(base, {
  testDir: 'tests',
  // What is tagged so is left to the night, where `NIGHT` is set.
  grepInvert: process.env.NIGHT ? undefined : /@night/,
  outputDir: `${results}/e2e`,
  reporter: [
    ['list'],
    ['json', { outputFile: `${results}/e2e.json` }],
    ['./tests/report-turn.ts', { turn }],
  ],
  projects: [
    { name: 'site', testDir: 'tests/e2e', grep: some },
    { name: 'floor', testDir: 'tests/floor' },
    { name: 'catalogue', testDir: 'tests/component', testMatch: 'build-catalogue.ts' },
    { name: 'component', testDir: 'tests/component', dependencies: ['catalogue'], grep: some },
    ...(turn === undefined
      ? []
      : [
          {
            name: 'slow',
            testDir: 'tests/e2e',
            testMatch: JOURNEYS,
            grep: withTurn(turn, ROUNDS.slow),
            use: { slower: 6 },
          },
          {
            name: 'deep',
            testDir: 'tests/deep',
            testMatch: '*.spec.ts',
            // They need servers, and engines, that a machine need not have.
            testIgnore: ['**/engines/**', '**/web-servers.spec.ts'],
            // Those of axe take their turn by themselves; moments of a kill are others in each run.
            grep: [withTurn(turn, ROUNDS.deep), /axe and cut text/, /@always/],
          },
        ]),
  ],
});
