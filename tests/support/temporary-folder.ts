import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives all folders that a run of tests makes for itself a place in one, and removes that after the run. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  // Each thread begins with these variables, and `tmpdir` reads them.
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
