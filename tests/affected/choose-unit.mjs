const TEST = /^(?:tests\/unit|src)\/.*\.test\.tsx?$/;
/** Left to `npm test` and to the night, regardless of what they reach. */
const LEFT = /\.(?:slow|night)\.test\.tsx?$/;

/** So much of all files is cheap: those that took the least. They are a thirtieth of the time. */
const CHEAP_SHARE = 0.6;

/** Reads sources without an import, which says nothing of what it depends on. */
const READS = /from '(?:node:fs|typescript\/unstable\/sync)'/;
const OF_SOURCES = /src[/'`]/;

/**
 * The unit tests that a change can turn red: those that reach it by their imports, those that read
 * sources in another way, and all that take no time.
 *
 * @param {ReturnType<typeof import('./import-graph.mjs').importGraph>} graph
 * @param {ReadonlySet<string>} reached by the change
 * @param {Readonly<Record<string, number>>} durations of files, in milliseconds
 * @returns {Record<'reached' | 'reading' | 'cheap' | 'left' | 'others', string[]>} `left`: what is
 *   reached and slow; `others`: neither reached nor cheap
 */
export function chooseUnit(graph, reached, durations) {
  const tests = graph.files.filter((file) => TEST.test(file));
  const quick = tests.filter((file) => !LEFT.test(file));
  const most = limitOf(quick.map((file) => durations[file] ?? 0));
  const chosen = { reached: [], reading: [], cheap: [], left: [], others: [] };
  for (const file of tests) chosen[kindOf(file)].push(file);
  return chosen;

  function kindOf(file) {
    if (LEFT.test(file)) return reached.has(file) ? 'left' : 'others';
    if (reached.has(file)) return 'reached';
    const text = graph.textOf(file);
    if (READS.test(text) && OF_SOURCES.test(text.replaceAll(/^import .*/gm, ''))) return 'reading';
    // One that has never run here may be cheap.
    return (durations[file] ?? 0) <= most ? 'cheap' : 'others';
  }
}

function limitOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(CHEAP_SHARE * (sorted.length - 1))] ?? 0;
}
