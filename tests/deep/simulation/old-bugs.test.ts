import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { changeFile, copyProject } from '../build/copied-project.ts';
import { MISSING_GUARDS } from './missing-guards.ts';
import { OLD_BUGS } from './old-bugs.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { SANDBOX_BUGS } from './sandbox-bugs.ts';
import { WORKER_BUGS } from './worker-bugs.ts';

const SIMULATIONS = {
  'tests/unit/core/outbox/simulation': OLD_BUGS,
  'tests/unit/core/locker/simulation': [...PLANTED_BUGS, ...MISSING_GUARDS],
  'tests/unit/sw/simulation': WORKER_BUGS,
  'tests/unit/build/sandbox/sender': SANDBOX_BUGS,
};

/** Some of these need two rare things that meet. */
const SCHEDULES = '30000';

/** From a seed that is known to find it or to come right before one that does; the other kinds of plan run as many. */
const FROM_SEED = '2000';

const copy = copyProject();
const SHARED = [
  'tests/unit/simulation',
  'tests/unit/sw',
  'tests/unit/core/sandbox',
  'tests/support',
  'vitest.config.ts',
];
for (const name of [...Object.keys(SIMULATIONS), ...SHARED])
  cpSync(path.resolve(name), path.join(copy, name), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a simulation over the copied sources. */
function simulate(simulation: string, schedules: string, seed = 1) {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', path.join(copy, 'vitest.config.ts'), simulation],
    {
      cwd: copy,
      env: { ...process.env, SCHEDULES: schedules, SEED: `${seed}`, NO_COLOR: '1' },
      encoding: 'utf8',
    },
  );
  return { status, broken: /breaks promises:\n(.*)/.exec(stderr)?.[1], output: stdout };
}

describe.each(Object.entries(SIMULATIONS))('%s', (simulation, bugs) => {
  test('the copied sources keep their promises', () => {
    expect(simulate(simulation, '500')).toMatchObject({ status: 0 });
  });

  test.each(bugs)('the simulation finds it: $name', ({ file, from, to, seed }) => {
    changeFile(copy, file, (text) => text.replace(from, to));
    const { broken, output } = simulate(simulation, seed ? FROM_SEED : SCHEDULES, seed);
    cpSync(path.resolve(file), path.join(copy, file));
    expect(broken, output).toBeDefined();
    console.log(broken);
  });
});
