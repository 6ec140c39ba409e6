// Mutants of this run: some sources of one part, other ones in the next run (decision 064). Ends with 1 if one lives
// that is in no list. `TURN=17 node tests/deep/mutation/turn.mjs` repeats it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { numberOfRun } from '../../number-of-run.mjs';
import { tool } from '../../tool.mjs';
import { PARTS } from './parts.mjs';
import { slices } from './slices.mjs';

const all = slices();
const turn = numberOfRun();
const { part, mutate } = all[turn % all.length];
const { schedules = 0 } = PARTS[part];
console.log(`Turn ${turn}, one of ${all.length} slices: ${part}, ${mutate.join(', ')}`);

const file = (name) => path.join(import.meta.dirname, name);
const run = (...args) =>
  spawnSync(process.execPath, args, {
    stdio: 'inherit',
    // Always the same ones: what lives must live tomorrow, too.
    env: { ...process.env, PART: part, SCHEDULES: `${schedules}`, SEED: '1', WHOLE: 'no' },
  }).status ?? 1;

const config = file('stryker.config.mjs');
process.exitCode =
  run(tool('stryker'), 'run', config, '--concurrency', '1', '--mutate', mutate.join()) ||
  run(file('unlisted.mjs'), part);
