import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PARTS } from './parts.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');

const FILES = ['src', 'build', 'tests'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.split(path.sep).join('/')}`,
  ),
);

/** So many lines are about a minute of one processor: fifteen seconds to begin, and 0.4 s a mutant. */
const SLICE_LINES = 120;

/** The list of what lives of a part, if it was ever run as a whole. */
export const listOf = (part) => path.join(import.meta.dirname, 'survivors', `${part}.json`);

/** What runs mutate in turn: a part, and some of its sources as Stryker takes them, `file:1-120`. */
export function slices() {
  return Object.keys(PARTS)
    .filter((part) => existsSync(listOf(part)))
    .flatMap((part) => slicesOf(part).map((mutate) => ({ part, mutate })));
}

function slicesOf(part) {
  const found = [];
  let room = 0;
  for (const file of sourcesOf(part)) {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n').length;
    for (let from = 1; from <= lines; ) {
      if (room === 0) {
        found.push([]);
        room = SLICE_LINES;
      }
      const to = Math.min(lines, from + room - 1);
      found.at(-1).push(`${file}:${from}-${to}`);
      room -= to - from + 1;
      from = to + 1;
    }
  }
  return found;
}

/** Every source of a part. */
export function sourcesOf(part) {
  const patterns = PARTS[part].sources.map(asExpression);
  return FILES.filter(
    (file) => !file.includes('.test.') && patterns.some((pattern) => pattern.test(file)),
  ).toSorted();
}

/** Files that a part names and that are gone: what was moved would be left out without a word. */
export function namesNothing(part) {
  const { sources, tests } = PARTS[part];
  return [...sources, ...tests]
    .flatMap(eachName)
    .filter((pattern) => !FILES.some((file) => asExpression(pattern).test(file)));
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. Of several folders one is enough. */
function eachName(pattern) {
  const [, before, choices, after] = /^(.*)\{([^}]+)\}([^/]*)$/.exec(pattern) ?? [];
  return choices ? choices.split(',').map((choice) => before + choice + after) : [pattern];
}

/** Of what the parts use of glob patterns: `**`, `*` and `{one,another}`. */
const asExpression = (pattern) =>
  new RegExp(
    `^${pattern
      .replace(/[.-]/g, '\\$&')
      .replaceAll('**/', '(?:[^/]+/)@')
      .replaceAll('*', '[^/]+')
      .replaceAll('@', '*')
      .replace(/\{([^}]+)\}/g, (_, choices) => `(?:${choices.replaceAll(',', '|')})`)}$`,
  );
