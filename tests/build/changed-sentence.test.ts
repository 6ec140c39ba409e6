import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wireBytes } from '../../build/bundling/compress.ts';
import { shippedManifest } from '../../build/checks/shipped-manifest.ts';
import { htmlFile } from '../../src/routes/match-route.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = [
  'src',
  'build',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.env.demo',
];
const CONTENT = 'src/content/en/PrivacyPolicy.ts';
const MAX_ENTRIES = 2;
const MAX_BYTES = 10 * 1024;

const copy = mkdtempSync(path.join(tmpdir(), 'kolam-sources-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Builds the copied sources. Returns each precached path with its version. */
async function build(outDir: string): Promise<Map<string, string>> {
  const vite = path.join(copy, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--mode', 'demo', '--outDir', outDir, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...options], {
    cwd: copy,
    // Vitest's own setting would make it a development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const entries = await shippedManifest(path.join(copy, outDir));
  return new Map(entries.map(({ url, revision, integrity }) => [url, revision ?? integrity ?? '']));
}

test('one changed sentence changes its page and nothing else', async () => {
  for (const name of SOURCES)
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));

  const before = await build('before');
  const content = path.join(copy, CONTENT);
  const text = readFileSync(content, 'utf8');
  const changed = text.replace(/(lead:\s*['"])/, '$1One more sentence. ');
  expect(changed, `${CONTENT} has a lead to change`).not.toBe(text);
  writeFileSync(content, changed);
  const after = await build('after');

  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const different = paths.filter((url) => before.get(url) !== after.get(url));
  expect(before.size).toBeGreaterThan(60);
  expect(different).toContain('/PrivacyPolicy');
  expect(different.length).toBeLessThanOrEqual(MAX_ENTRIES);
  let bytes = 0;
  for (const url of different) {
    const file = /\.\w+$/.test(url) ? url.slice(1) : htmlFile(url);
    const whole = await wireBytes(readFileSync(path.join(copy, 'after', file)), file);
    bytes += whole.length;
  }
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
