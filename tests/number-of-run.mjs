import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const DAY_MS = 24 * 60 * 60_000;

/** The number of a run, by which tests take turns: it advances with each commit, run of CI or day. */
export const numberOfRun = () =>
  Number(process.env.TURN) ||
  Number(process.env.GITHUB_RUN_NUMBER) ||
  countCommits() ||
  Math.floor(Date.now() / DAY_MS);

/** Zero where nobody knows: a checkout may have one commit alone, a copy none. */
function countCommits() {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: ROOT });
  const count = Number(stdout ?? 0);
  return count > 1 ? count : 0;
}
