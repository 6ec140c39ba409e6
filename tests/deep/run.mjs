// What `npm run test:deep` runs: the simulations of outbox, locker and worker at length and with bugs put in, what a
// changed sentence changes in a build, whole what `npm test` takes some of, the deep tests in Chromium, then the site
// in the engines that are installed. An engine that is missing is told and fails nothing here; `npm run engines` ends
// with 2 for it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { tool } from '../tool.mjs';
import { ENGINES } from './engines/find-engines.mjs';
import { PARTS } from './mutation/parts.mjs';
import { listOf } from './mutation/slices.mjs';

const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
const file = (name) => path.join(import.meta.dirname, name);

let status = run(tool('vitest'), 'run', '--config', file('vitest.config.ts'));
process.env.NIGHT = '1';
status = run(tool('vitest'), 'run') || status;
process.env.SCHEDULES = '100000';
status =
  run(
    tool('vitest'),
    'run',
    'tests/unit/core/outbox/simulation',
    'tests/unit/core/locker/simulation',
  ) || status;
process.env.SCHEDULES = '10000';
status = run(tool('vitest'), 'run', 'tests/unit/sw/simulation') || status;
status = run(file('../set-up-browser.mjs')) || status;
status = run(tool('playwright'), 'test') || status;
status = run(tool('playwright'), 'test', '-c', file('deep.config.ts')) || status;

// What the unit tests let live of changed sources is listed, for people. Of a part that was run as a whole
// once, one that is in no list fails. Half an hour a part, or what has changed since the last run.
for (const part of Object.keys(PARTS)) {
  process.env.PART = part;
  process.env.SCHEDULES = '50';
  status = run(tool('stryker'), 'run', file('mutation/stryker.config.mjs')) || status;
  if (existsSync(listOf(part))) status = run(file('mutation/unlisted.mjs'), part) || status;
}

const here = Object.keys(ENGINES).filter((name) => ENGINES[name].isHere());
// The build that was just made, not a separate one.
process.env.SITE_DIST ??= 'dist';
if (here.length > 0) status = run(file('engines/run.mjs'), ...here) || status;

for (const [name, { title, install }] of Object.entries(ENGINES))
  if (!here.includes(name))
    console.log(`Skipped: ${title} is not installed here. On Debian or Ubuntu:\n  ${install}`);
process.exit(status);
