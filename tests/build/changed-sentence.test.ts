import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wireBytes } from '../../build/bundling/compress.ts';
import { shippedManifest } from '../../build/checks/shipped-manifest.ts';
import { htmlFile } from '../../src/routes/match-route.ts';
import { buildProject, changeFile, copyProject } from './copied-project.ts';

const CONTENT = 'src/content/en/PrivacyPolicy.ts';
const MAX_ENTRIES = 2;
const MAX_BYTES = 10 * 1024;

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

/** Builds the copied sources. Returns each precached path with its version. */
async function build(outDir: string): Promise<Map<string, string>> {
  const entries = await shippedManifest(buildProject(copy, outDir));
  return new Map(entries.map(({ url, revision, integrity }) => [url, revision ?? integrity ?? '']));
}

test('one changed sentence changes its page and nothing else', async () => {
  const before = await build('before');
  changeFile(copy, CONTENT, (text) => text.replace(/(lead:\s*['"])/, '$1One more sentence. '));
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
