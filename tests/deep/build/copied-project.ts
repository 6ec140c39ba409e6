import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from '../../build-sources.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Copies all that a build needs into a new folder outside the project, and returns that. */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'sources-'));
  copySources(copy);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Changes one file of a copy. Throws where that leaves it as it was. */
export function changeFile(copy: string, file: string, change: (text: string) => string): void {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} holds nothing to change.`);
  writeFileSync(target, changed);
}

/** Builds a copy into its folder `outDir`, whose path is returned. */
export function buildProject(copy: string, outDir: string): string {
  const vite = path.join(copy, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--mode', 'demo', '--outDir', outDir, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...options], {
    cwd: copy,
    // Vitest's own setting would make it a development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(copy, outDir);
}
