import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MISSING_GUARDS } from '../../deep/simulation/missing-guards.ts';
import { OLD_BUGS } from '../../deep/simulation/old-bugs.ts';
import { PLANTED_BUGS } from '../../deep/simulation/planted-bugs.ts';
import { SANDBOX_BUGS } from '../../deep/simulation/sandbox-bugs.ts';
import { WORKER_BUGS } from '../../deep/simulation/worker-bugs.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** The deep tests put each of them in, and see whether a simulation finds it; that takes hours. */
it.each([...OLD_BUGS, ...PLANTED_BUGS, ...MISSING_GUARDS, ...WORKER_BUGS, ...SANDBOX_BUGS])(
  'has one place in today’s code: $name',
  ({ file, from }) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  },
);
