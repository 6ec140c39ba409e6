import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What a build of scripts reads. */
const SOURCES = ['src', 'build', 'index.html', 'package.json', 'vite.config.ts', 'tsconfig.json', '.env.demo'];

/** Half a percent: a name of another length is compressed to other bytes. */
const TOLERANCE = 0.005;

/** Scripts of a build of the project as `change` leaves it, by name without its digest, with their bytes. */
function scriptsOf(change: (root: string) => void): Map<string, number> {
  const root = mkdtempSync(path.join(tmpdir(), 'kolam-renamed-'));
  for (const each of SOURCES)
    cpSync(path.join(ROOT, each), path.join(root, each), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  change(root);
  // In another language a build makes scripts alone.
  execFileSync('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SITE_LANGUAGE: 'hi' },
    stdio: 'pipe',
  });
  const assets = path.join(root, 'dist/assets');
  const sizes = new Map<string, number>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const name = file.replace(/-[\w-]{7}\.js$/, '');
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(path.join(assets, file)).size);
  }
  return sizes;
}

it('a view that is renamed has the scripts that it had, and so has every other page', () => {
  const before = scriptsOf(() => {});
  const after = scriptsOf((root) => {
    const pages = path.join(root, 'src/pages');
    renameSync(path.join(pages, 'Contact.tsx'), path.join(pages, 'ContactNext.tsx'));
    const copy = path.join(root, 'src/content/en/contact.ts');
    writeFileSync(
      copy,
      readFileSync(copy, 'utf8').replace("view: 'Contact'", "view: 'ContactNext'"),
    );
  });
  const renamed = new Map(
    [...after].map(([name, bytes]) => [name.replace('ContactNext', 'Contact'), bytes]),
  );
  expect([...renamed.keys()].sort()).toEqual([...before.keys()].sort());
  const grown = [...before].filter(
    ([name, bytes]) => Math.abs((renamed.get(name) ?? 0) - bytes) > Math.max(32, bytes * TOLERANCE),
  );
  expect(grown).toEqual([]);
});
