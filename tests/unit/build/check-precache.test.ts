import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { precacheProblems } from '../../../build/checks/check-precache.ts';
import { readPack, writePack } from '../../../src/routes/page-part.ts';
import { changeFileList, FETCHED, ROUTES, smallBuild } from './small-build.ts';

/** Problems of a build after `change`. */
async function problemsAfter(change: (dist: string) => unknown): Promise<string[]> {
  const dist = await smallBuild();
  await change(dist);
  return precacheProblems(dist, FETCHED, ROUTES);
}

const remove = (file: string) => (dist: string) => rmSync(path.join(dist, file));
const append = (file: string) => (dist: string) => appendFileSync(path.join(dist, file), 'x');

test('a whole build has no problem', async () => {
  expect(await problemsAfter(() => {})).toEqual([]);
});

test('a page that is not what the worker puts together', async () => {
  expect(await problemsAfter(append('contact.html'))).toEqual([
    'contact.html is not what the worker puts together.',
  ]);
});

test('a part that changed after it was listed', async () => {
  expect(await problemsAfter(append('parts/contact.txt'))).toContain(
    'parts/contact.txt is precached with another content.',
  );
});

test('a route that was never rendered', async () => {
  expect(await problemsAfter(remove('parts/contact.txt'))).toContain(
    'parts/contact.txt does not exist.',
  );
});

test('a shell that changed after it was listed', async () => {
  expect(await problemsAfter(append('shell.txt'))).toContain(
    'shell.txt is precached with another content.',
  );
});

/** Changes one text of the pack, given by its place. */
const changePacked = (place: number) => (dist: string) => {
  const pack = path.join(dist, 'parts.txt');
  const texts = readPack(readFileSync(pack, 'utf8'));
  texts[place] += 'x';
  writeFileSync(pack, writePack(texts));
};

test('a pack with another part or file, or one too few', async () => {
  // Shell, home page, contact page; then the files.
  expect(await problemsAfter(changePacked(2))).toEqual([
    'parts/contact.txt is another one in the pack.',
  ]);
  expect(await problemsAfter(changePacked(3))).toEqual([
    'assets/a.css is another one in the pack.',
  ]);
  const cut = (dist: string) => {
    const pack = path.join(dist, 'parts.txt');
    writeFileSync(pack, writePack(readPack(readFileSync(pack, 'utf8')).slice(0, -1)));
  };
  expect(await problemsAfter(cut)).toEqual([
    'The list of pages or the pack lacks a page, or has one too many.',
  ]);
});

test('a file that would come out of the pack in two stops the build', () => {
  expect(() => writePack(['whole', 'in \u001e two'])).toThrow('separates its files');
});

test('a route that the list of pages lacks', async () => {
  const dist = await smallBuild();
  const problems = await precacheProblems(dist, FETCHED, [...ROUTES, { path: '/new' }]);
  expect(problems[0]).toBe('The list of pages or the pack lacks a page, or has one too many.');
});

test('an asset that is not listed', async () => {
  const without = (unlisted: string) => (dist: string) =>
    changeFileList(dist, (list) => list.filter(([url]) => url !== unlisted));
  expect(await problemsAfter(without('/assets/vendor.js'))).toEqual([
    'assets/vendor.js is not precached.',
  ]);
  expect(await problemsAfter(without('/assets/menu.js')), 'one of the pack').toEqual([
    'assets/menu.js is not precached.',
    'The list of pages or the pack lacks a page, or has one too many.',
  ]);
});

test('an entry listed twice, also under another spelling', async () => {
  const twice = (dist: string) => changeFileList(dist, (list) => [...list, ...list.slice(0, 1)]);
  expect(await problemsAfter(twice)).toEqual(['/assets/a.css is precached twice.']);
  const other = (dist: string) => changeFileList(dist, (list) => [...list, ['assets/a.css', 'x']]);
  expect(await problemsAfter(other)).toEqual(['assets/a.css is precached but does not exist.']);
});

test('a file that changed after it was listed, and one that is gone', async () => {
  expect(await problemsAfter(append('art/a.svg'))).toEqual([
    'art/a.svg is precached with another content.',
  ]);
  expect(await problemsAfter(remove('art/a.svg'))).toEqual([
    '/art/a.svg is precached but does not exist.',
  ]);
});

test('a worker without its lists, or with two of one kind', async () => {
  const dist = await smallBuild();
  const worker = path.join(dist, 'sw.js');
  const script = readFileSync(worker, 'utf8');
  writeFileSync(worker, 'importScripts("/assets/worker-code-1.js")');
  await expect(precacheProblems(dist, FETCHED, ROUTES)).rejects.toThrow('imports 0 lists of');
  writeFileSync(worker, script + script);
  await expect(precacheProblems(dist, FETCHED, ROUTES)).rejects.toThrow('imports 2 lists of');
});
