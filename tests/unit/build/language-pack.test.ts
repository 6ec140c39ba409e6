import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { precachedFiles } from '../../../build/artifacts/worker/kept-files.ts';
import { writeLanguagePacks } from '../../../build/artifacts/worker/language-pack.ts';
import { precacheProblems } from '../../../build/checks/check-precache.ts';
import { shippedWorker } from '../../../build/checks/shipped-lists.ts';
import { writePages } from '../../../build/document/write-pages.ts';
import { readPack, slot, writePack } from '../../../src/routes/page-part.ts';
import { FETCHED, PARTS, partOf, ROUTES, smallBuild } from './small-build.ts';

const SCRIPT = 'assets/menu-hiHIhiH.js';

/** Writes a build that has two pages, a script and a picture in another language. */
const inHindi = () =>
  smallBuild(async (dist) => {
    const shell = `<html lang="hi">${slot('main')}${slot('page')}`;
    const parts = new Map([...PARTS, ['/contact', partOf('Text', 'संपर्क')] as const]);
    await writePages(path.join(dist, 'hi'), { shell, parts }, ROUTES);
    writeFileSync(path.join(dist, SCRIPT), '/* assets/menu.js */ "मेनू"');
    mkdirSync(path.join(dist, 'hi/fonts'));
    writeFileSync(path.join(dist, 'hi/fonts/a.woff2'), 'face');
    await writeLanguagePacks(dist, [{ code: 'hi', files: [SCRIPT] }]);
  });

const problemsAfter = async (change: (dist: string) => unknown) => {
  const dist = await inHindi();
  await change(dist);
  return precacheProblems(dist, FETCHED, ROUTES);
};

test('a language is listed in its own file, and in no other', async () => {
  const dist = await inHindi();
  expect(await precacheProblems(dist, FETCHED, ROUTES)).toEqual([]);
  const list = JSON.parse(readFileSync(path.join(dist, 'hi/files.json'), 'utf8'));
  expect(list.files.map(([url]: [string]) => url)).toEqual([
    `/${SCRIPT}`,
    '/hi/parts/contact.txt',
    '/hi/parts/index.txt',
    '/hi/shell.txt',
    // No text, so it is fetched separately.
    '/hi/fonts/a.woff2',
  ]);
  expect(list.packFrom).toBeGreaterThan(0);
  expect((await precachedFiles(dist)).filter((file) => /hi/.test(file))).toEqual([]);
  expect(Object.keys((await shippedWorker(dist)).languages)).toEqual(['/hi']);
});

test('its pack says what it shares with files that everybody has', async () => {
  const pack = readFileSync(path.join(await inHindi(), 'hi/pack.txt'), 'utf8');
  expect(readPack(pack)).toHaveLength(4);
  expect(pack).toContain('/parts/contact.txt');
  expect(pack).toContain('/assets/menu.js');
  expect(pack).toContain('मेनू');
  expect(pack, 'the same as everybody\u2019s').not.toContain('style=');
});

test('a language whose code ends the name of a folder shares as much', async () => {
  const dist = await smallBuild(async (folder) => {
    const shared = 'What a file and its translation share is in the pack once.';
    for (const file of ['data/words.json', 'ta/data/words.json']) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), shared);
    }
    await writeLanguagePacks(folder, [{ code: 'ta', files: [] }]);
  });
  const pack = readFileSync(path.join(dist, 'ta/pack.txt'), 'utf8');
  expect(pack).toContain('/data/words.json');
  expect(pack).not.toContain('translation');
});

test('a file that changed after it was listed, one that is not listed, and one that is gone', async () => {
  const append = (file: string) => (dist: string) => appendFileSync(path.join(dist, file), 'x');
  expect(await problemsAfter(append(SCRIPT))).toEqual([
    `${SCRIPT} is listed for hi with another content.`,
    `${SCRIPT} is another one in the pack of hi.`,
  ]);
  expect(await problemsAfter((dist) => writeFileSync(path.join(dist, 'hi/new.svg'), ''))).toEqual([
    'hi/new.svg is not listed for hi.',
  ]);
  expect(await problemsAfter((dist) => rmSync(path.join(dist, 'hi/fonts/a.woff2')))).toEqual([
    'hi/fonts/a.woff2 is listed for hi but does not exist.',
  ]);
  expect(await problemsAfter(append('hi/contact.html'))).toEqual([
    'hi/contact.html is not what the worker puts together.',
  ]);
});

test('a list that the worker does not know, and a pack that gives something else', async () => {
  const list = (dist: string) => path.join(dist, 'hi/files.json');
  expect(await problemsAfter((dist) => appendFileSync(list(dist), ' '))).toEqual([
    'The worker knows another list of hi.',
  ]);
  const changePack = (change: (texts: string[]) => string[]) => (dist: string) => {
    const pack = path.join(dist, 'hi/pack.txt');
    writeFileSync(pack, writePack(change(readPack(readFileSync(pack, 'utf8')))));
  };
  expect(await problemsAfter(changePack((texts) => texts.toReversed()))).toContain(
    'hi/parts/contact.txt is another one in the pack of hi.',
  );
  const elsewhere = changePack((texts) =>
    texts.map((text) => text.replace('/assets/menu.js', '/robots.txt')),
  );
  expect(await problemsAfter(elsewhere)).toEqual([`${SCRIPT} is another one in the pack of hi.`]);
});
