import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * So many runs until each test that takes turns, each deep one, and each slowed one has run, and Lighthouse has audited
 * each page.
 */
export const ROUNDS = { test: 6, deep: 10, slow: 10, lighthouse: 36 };

/** What a run of everything may be asked for: more comes from somebody who looks for something. */
const OF_ANY_RUN = /^--(?:shard|workers)=/;

/**
 * The number of this run: `TURN`, or what advances with each commit, run of CI or day. Undefined
 * where nothing takes turns: at night, with `TURN=all`, and for whoever names a file, a title or a
 * project.
 */
export function turnOfRun(): number | undefined {
  if (process.env.NIGHT || process.env.TURN === 'all') return undefined;
  if (process.env.TURN) return Number(process.env.TURN);
  const asked = process.argv.slice(2).filter((argument) => !OF_ANY_RUN.test(argument));
  if (asked.join() !== 'test') return undefined;
  return turnByDefault();
}

/** What advances with each run of CI, commit or day. */
export const turnByDefault = (): number =>
  Number(process.env.GITHUB_RUN_NUMBER) || countCommits() || daysSinceEpoch();

/** Zero where nobody knows: a checkout may have one commit alone, a copy none. */
function countCommits(): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: ROOT });
  const count = Number(stdout ?? 0);
  return count > 1 ? count : 0;
}

const DAY_MS = 24 * 60 * 60_000;
const daysSinceEpoch = (): number => Math.floor(Date.now() / DAY_MS);

/**
 * Tests whose turn it is. A filter of Playwright is an expression, so that the length of a title is
 * the lot: `rounds` turns in a row take each test once.
 */
export const withTurn = (turn: number, rounds: number): RegExp =>
  new RegExp(`^(?:.{${rounds}})*.{${turn % rounds}}$`, 's');

/**
 * Tests that are in every run: those with the tag `@always`, and those that `docs/reliability.md`
 * names for what neither a unit test nor a simulation of the same run holds.
 */
export function inEveryRun(): RegExp[] {
  const table = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8');
  const held = new Set(
    [...table.matchAll(/^\| (?:outbox|locker|worker) \d+ \| (.*) \|$/gm)].flatMap(([, rows = '']) =>
      rows.split(', '),
    ),
  );
  const named = table
    .split('\n')
    .filter(
      (line) => !line.includes('`tests/unit/') && !held.has(/^\| (\S+)/.exec(line)?.[1] ?? ''),
    )
    .flatMap((line) => [...line.matchAll(/`tests\/([^`]+)`: (.+?)(?=<br>| \|$)/g)])
    .map(([, file = '', title = '']) => new RegExp(`${literal(file)} .*${literal(title)}`));
  return [/@always/, ...named];
}

/** “…” stands for what a test puts in. */
const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*');
