// Prints where the time of the last run went, which tests failed, and last how many passed and failed, from the
// runners' own reports.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 20;
/** So many lines of why a test failed are printed: a seed, what it broke, and the least of its steps. */
const LINES_OF_REASON = 15;

const read = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../.results/${file}`, import.meta.url), 'utf8'));
  } catch {
    // A runner that never ran counts as one failure: silence must not look like success.
    return undefined;
  }
};

const unit = read('unit.json');
const browser = read('e2e.json');

const root = path.resolve(import.meta.dirname, '..');
const unitTests = (unit?.testResults ?? []).flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
    file: path.relative(root, name),
    title: fullName,
    ms: duration ?? 0,
    red: status === 'failed',
    reason: failureMessages?.[0],
  })),
);

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const browserTests = (browser?.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests }) =>
  tests.flatMap(({ results }) =>
    results.map(({ duration, status, error }) => ({
      file: path.join('tests', file),
      title,
      ms: duration,
      red: !['passed', 'skipped'].includes(status),
      reason: error?.message,
    })),
  ),
);

const all = [...unitTests, ...browserTests];
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

const groups = new Map();
for (const { file, ms } of all)
  groups.set(path.dirname(file), (groups.get(path.dirname(file)) ?? 0) + ms);
console.log('Time of tests, by folder:');
for (const [folder, ms] of [...groups].sort((a, b) => b[1] - a[1]))
  console.log(`${seconds(ms)}  ${folder}`);

console.log(`\nThe ${SLOWEST} slowest tests:`);
for (const { file, title, ms } of all.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
  console.log(`${seconds(ms)}  ${file}: ${title}`);

const red = all.filter((test) => test.red);
if (red.length > 0) console.log('\nFailed:');
for (const { file, title, reason = '' } of red) {
  console.log(`${' '.repeat(11)}${file}: ${title}`);
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, LINES_OF_REASON);
  for (const line of lines) console.log(`${' '.repeat(13)}${line.slice(0, 200)}`);
}
if (unit && !browser) console.log('\nThe browser tests did not run.');

const { expected = 0, flaky = 0, unexpected = 1, skipped = 0 } = browser?.stats ?? {};
const passed = (unit?.numPassedTests ?? 0) + expected;
// Green only at the second try is red.
const failed = (unit?.numFailedTests ?? 1) + unexpected + flaky;
const left = (unit?.numPendingTests ?? 0) + skipped;
console.log(`\n${passed} passed, ${failed} failed${left ? `, ${left} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
