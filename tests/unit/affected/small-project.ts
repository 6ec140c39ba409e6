import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const FOLDERS = ['src', 'facts', 'copy', 'languages', 'build', 'tests', 'examples'];

/** A folder of these files, which is there as long as the test. */
export function smallProject(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'small-project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of FOLDERS) mkdirSync(path.join(root, folder));
  for (const [name, text] of Object.entries(files)) write(root, name, text);
  return root;
}

export function write(root: string, name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
