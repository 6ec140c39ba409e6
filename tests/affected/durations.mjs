import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEPT = 'node_modules/.cache/affected/durations.json';
/** What Vitest wrote of its last run, of few files or of all. */
const LAST_RUN = '.results/unit.json';

/**
 * How long each file of unit tests took the last time that it ran here, in milliseconds. What the
 * last run says is kept for the next question: it may have been a run of few files.
 *
 * @param {string} root folder of the project
 * @returns {Readonly<Record<string, number>>} by path in the project
 */
export function durations(root) {
  const kept = { ...read(root, KEPT) };
  const last = {};
  for (const { name, startTime, endTime } of read(root, LAST_RUN)?.testResults ?? []) {
    const file = path.relative(root, name).split(path.sep).join('/');
    // Once for each language.
    last[file] = (last[file] ?? 0) + endTime - startTime;
  }
  const all = { ...kept, ...last };
  mkdirSync(path.dirname(path.join(root, KEPT)), { recursive: true });
  writeFileSync(path.join(root, KEPT), JSON.stringify(all));
  return all;
}

function read(root, file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
