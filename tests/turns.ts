import { numberOfRun } from './number-of-run.mjs';
import { readPromises, readSaid } from './support/promises.ts';

/**
 * So many runs until each test that takes turns, each deep one, and each slowed one has run, and Lighthouse has audited
 * each page.
 */
export const ROUNDS = { test: 6, deep: 10, slow: 10, lighthouse: 36 };

/** What a run of everything may be asked for: more comes from somebody who looks for something. */
const OF_ANY_RUN = /^--(?:shard|workers)=/;

/**
 * The number of this run: `TURN`, or what advances with each commit, run of CI or day. Undefined
 * where nothing takes turns: at night, with `TURN=all`, and for runs that name a file, a title or a
 * project.
 */
export function turnOfRun(): number | undefined {
  if (process.env.NIGHT || process.env.TURN === 'all') return undefined;
  if (process.env.TURN) return Number(process.env.TURN);
  const asked = process.argv.slice(2).filter((argument) => !OF_ANY_RUN.test(argument));
  if (asked.join() !== 'test') return undefined;
  return numberOfRun();
}

/**
 * Tests whose turn it is. A filter of Playwright is an expression, so that the length of a title is
 * the lot: `rounds` turns in a row take each test once.
 */
export const withTurn = (turn: number, rounds: number): RegExp =>
  new RegExp(`^(?:.{${rounds}})*.{${turn % rounds}}$`, 's');

/**
 * Tests that are in every run: those with the tag `@always`, and those that `docs/reliability`
 * names for what neither a unit test nor a simulation of the same run holds.
 */
export function inEveryRun(): RegExp[] {
  const unheld = readPromises().filter(({ simulation }) => !OF_A_SIMULATION.test(simulation));
  const named = [...unheld, ...readSaid()]
    .filter(({ tests }) => !tests.some((test) => OF_UNITS.test(test)))
    .flatMap(({ tests }) => tests.map((test) => /^`tests\/([^`]+)`: (.+)$/.exec(test) ?? []))
    .map(([, file = '', title = '']) => new RegExp(`${literal(file)} .*${literal(title)}`));
  return [/@always/, ...named];
}

const OF_UNITS = /^`(?:src|tests\/unit)\//;

const OF_A_SIMULATION = /^(?:outbox|locker|worker) \d+$/;

/** “…” marks what a test inserts. */
const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*');
