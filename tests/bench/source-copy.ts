import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Edit } from './changes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BESIDE_SOURCES = ['node_modules', 'dist', 'tests', 'docs'];

/** A copy of what the site is built from, to be changed and built again. */
export class SourceCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'sources-'));

  constructor() {
    for (const name of readdirSync(ROOT))
      if (!BESIDE_SOURCES.includes(name) && (!name.startsWith('.') || name === '.env.demo'))
        cpSync(path.join(ROOT, name), path.join(this.folder, name), { recursive: true });
    const packages = path.join(this.folder, 'node_modules');
    mkdirSync(packages);
    for (const name of readdirSync(path.join(ROOT, 'node_modules')))
      if (!name.startsWith('.'))
        symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  }

  /**
   * Replaces a text in one file, which may be in a package.
   *
   * @returns what takes the change back
   * @throws where the file does not hold the text
   */
  change({ file, from, to }: Edit): () => void {
    this.#ownPackage(file);
    const target = path.join(this.folder, file);
    const text = readFileSync(target, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not hold ${from}.`);
    writeFileSync(target, changed);
    return () => writeFileSync(target, text);
  }

  /** Builds the demo. Returns the folder of the build. */
  build(name: string): string {
    const outDir = path.join(this.folder, name);
    const vite = path.join(this.folder, 'node_modules/vite/bin/vite.js');
    const options = ['build', '--mode', 'demo', '--outDir', outDir, '--logLevel', 'error'];
    execFileSync(process.execPath, [vite, ...options], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return outDir;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** A package is a link to the installed one, which must stay as it is. */
  #ownPackage(file: string): void {
    const [folder, name] = file.split('/');
    if (folder !== 'node_modules' || !name) return;
    const link = path.join(this.folder, folder, name);
    unlinkSync(link);
    cpSync(path.join(ROOT, folder, name), link, { recursive: true });
  }
}
