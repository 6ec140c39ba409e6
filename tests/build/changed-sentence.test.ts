import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageFiles } from '../../build/artifacts/worker-lists.ts';
import { wireBytes } from '../../build/bundling/compress.ts';
import { shippedWorker } from '../../build/checks/shipped-lists.ts';
import { INTEGRITY_CHARACTERS } from '../../src/sw/integrity.ts';

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
/** Worker and list included. */
const MAX_BYTES = 8 * 1024;

const copy = mkdtempSync(path.join(tmpdir(), 'kolam-sources-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Builds the copied sources. Returns each path that the worker keeps, with its integrity. */
async function build(outDir: string): Promise<Map<string, string>> {
  const vite = path.join(copy, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--mode', 'demo', '--outDir', outDir, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...options], {
    cwd: copy,
    // Vitest's own setting would make it a development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pages, files } = await shippedWorker(path.join(copy, outDir));
  const parts = pageFiles().map(
    (file, index) =>
      [
        `/${file}`,
        pages.integrity.slice(index * INTEGRITY_CHARACTERS, (index + 1) * INTEGRITY_CHARACTERS),
      ] as const,
  );
  return new Map([...parts, ...files]);
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
  expect(different).toContain('/parts/PrivacyPolicy.txt');
  expect(different.length).toBeLessThanOrEqual(MAX_ENTRIES);
  const { lists } = await shippedWorker(path.join(copy, 'after'));
  let bytes = 0;
  for (const file of [...different.map((url) => url.slice(1)), 'sw.js', lists[0] as string])
    bytes += (await wireBytes(readFileSync(path.join(copy, 'after', file)), file)).length;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
