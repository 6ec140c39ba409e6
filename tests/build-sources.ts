import { cpSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCES = [
  'src',
  'facts',
  'copy',
  'languages',
  'build',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.env.demo',
];

/** Copies all of the project that a build reads, but for its packages. */
export function copySources(folder: string): void {
  for (const name of SOURCES)
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
}
