import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageFiles } from '../../../build/artifacts/worker/pack.ts';
import { wireBytes } from '../../../build/bundling/compress.ts';
import { shippedWorker } from '../../../build/checks/shipped-lists.ts';
import { otherLanguages } from '../../../build/languages.ts';
import { INTEGRITY_CHARACTERS } from '../../../src/sw/integrity.ts';
import { buildProject, changeFile, copyProject } from './copied-project.ts';

const CONTENT = 'copy/pages/PrivacyPolicy.ts';
const MAX_ENTRIES = 2;
/** Worker and list included. */
const MAX_BYTES = 8 * 1024;

const copy = copyProject();
for (const code of otherLanguages(copy))
  rmSync(path.join(copy, 'languages', code), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

/** Each path that the worker of a build keeps, with its integrity. */
async function keptBy(dist: string): Promise<Map<string, string>> {
  const { pages, files } = await shippedWorker(dist);
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
  const before = await keptBy(buildProject(copy, 'before'));
  changeFile(copy, CONTENT, (text) => text.replace(/(lead:\s*['"])/, '$1One more sentence. '));
  const after = await keptBy(buildProject(copy, 'after'));

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
