// Mutants of this run: some sources of one part, other ones in the next run (decision 064). Ends with 1 if one lives
// that is in no list. `TURN=17 node tests/deep/mutation/turn.mjs` repeats it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { numberOfRun } from '../../number-of-run.mjs';
import { tool } from '../../tool.mjs';
import { PARTS } from './parts.mjs';
import { slices } from './slices.mjs';

/** What changed so many commits ago has had its turn since, even where CI runs once in twenty. */
const RECENT_COMMITS = 100;

const all = slices();
const turn = numberOfRun();
const changed = changedLately();
const lately = all.filter(({ mutate }) => mutate.some((lines) => changed.has(fileOf(lines))));
// Every second turn is one of what changed: something in it may live since that is in no list.
const [queue, place] =
  lately.length > 0 ? [turn % 2 ? all : lately, Math.floor(turn / 2)] : [all, turn];
const { part, mutate } = queue[place % queue.length];
const { schedules = 0 } = PARTS[part];
console.log(`Turn ${turn}, one of ${all.length} slices: ${part}, ${mutate.join(', ')}`);

function fileOf(lines) {
  return lines.slice(0, lines.lastIndexOf(':'));
}

/** Nothing where the earlier commits are not known. */
function changedLately() {
  const range = `HEAD~${RECENT_COMMITS}`;
  const { stdout } = spawnSync('git', ['diff', '--name-only', range], { encoding: 'utf8' });
  return new Set((stdout ?? '').split('\n'));
}

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
