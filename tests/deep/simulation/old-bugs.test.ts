import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changeFile, copyProject } from '../../build/copied-project.ts';
import { OLD_BUGS } from './old-bugs.ts';

const SIMULATION = 'tests/unit/core/outbox/simulation';

/** Some of these need two rare things that meet. */
const SCHEDULES = '30000';

const copy = copyProject();
for (const name of [SIMULATION, 'vitest.config.ts'])
  cpSync(path.resolve(name), path.join(copy, name), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs the simulation over the copied sources. */
function simulate(schedules: string) {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', path.join(copy, 'vitest.config.ts'), SIMULATION],
    {
      cwd: copy,
      env: { ...process.env, SCHEDULES: schedules, NO_COLOR: '1' },
      encoding: 'utf8',
    },
  );
  return { status, broken: /breaks promises:\n(.*)/.exec(stderr)?.[1] ?? stdout };
}

test('the copied outbox keeps its promises', () => {
  expect(simulate('500')).toMatchObject({ status: 0 });
});

test.each(OLD_BUGS)('the simulation finds it again: $name', ({ file, from, to }) => {
  changeFile(copy, file, (text) => text.replace(from, to));
  const { status, broken } = simulate(SCHEDULES);
  cpSync(path.resolve(file), path.join(copy, file));
  expect(status, broken).toBe(1);
  expect(broken).toMatch(/^at \d+ ms: /);
  console.log(broken);
});
