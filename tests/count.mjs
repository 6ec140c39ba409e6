// Prints how many tests passed and failed in the last run, from the runners' own reports.
import { readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../.results/${file}`, import.meta.url), 'utf8'));
  } catch {
    // A runner that never ran counts as one failure: silence must not look like success.
    return undefined;
  }
};

const unit = read('unit.json');
const e2e = read('e2e.json')?.stats;
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0) + (e2e?.flaky ?? 0);
const failed = (unit?.numFailedTests ?? 1) + (e2e?.unexpected ?? 1);
const skipped = (unit?.numPendingTests ?? 0) + (e2e?.skipped ?? 0);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
