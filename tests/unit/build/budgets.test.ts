import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scriptsOfPage, stylesOfModule, stylesOfPage } from '../../../build/bundling/chunks.ts';
import { compressFolder } from '../../../build/bundling/compress.ts';
import { measure, overBudget } from '../../../build/checks/budgets.ts';
import { writePart } from '../../../src/routes/page-part.ts';
import { CHUNKS, ON_DEMAND, PARTS, page, partOf, smallBuild } from './small-build.ts';

const KB = 1024;

/** Measures a build whose files were changed by `change`. */
async function measures(change?: (dist: string) => void, parts = PARTS) {
  const dist = await smallBuild(change, parts);
  return measure({ dist, chunks: CHUNKS, sizes: await compressFolder(dist), onDemand: ON_DEMAND });
}

const fill = (file: string, kilobytes: number) => (dist: string) =>
  writeFileSync(path.join(dist, file), randomBytes((kilobytes * KB * 3) / 4).toString('base64'));

const HOME = ['app', 'home', 'main', 'vendor'].map((name) => `assets/${name}.js`);

test('a page answers once it has what its entry asks for', () => {
  expect(scriptsOfPage(CHUNKS, { view: 'Home' }, ON_DEMAND).interactive.sort()).toEqual(HOME);
});

test('a visit loads what starts by itself, and not what a visitor must ask for', () => {
  const visit = scriptsOfPage(CHUNKS, { view: 'Home' }, ON_DEMAND).visit.sort();
  expect(visit).toEqual([...HOME, 'assets/swiper.js'].sort());
  expect(scriptsOfPage(CHUNKS, { view: 'Text' }, []).visit).toContain('assets/dialog.js');
  expect(scriptsOfPage(CHUNKS, { view: 'Text' }, ON_DEMAND).visit).not.toContain(
    'assets/swiper.js',
  );
});

test('a tool is loaded by its own pages, with its stylesheets', () => {
  const withTool = scriptsOfPage(CHUNKS, { view: 'Text', tool: 'loan' }, ON_DEMAND).interactive;
  expect(withTool).toEqual(expect.arrayContaining(['assets/tool.js', 'assets/form.js']));
  expect(scriptsOfPage(CHUNKS, { view: 'Text' }, ON_DEMAND).visit).not.toContain('assets/tool.js');
  expect(stylesOfPage(CHUNKS, { view: 'Text', tool: 'loan' })).toEqual([
    'assets/form.css',
    'assets/tool.css',
  ]);
});

test('a module that is loaded later tells its stylesheets too', () => {
  expect(stylesOfModule(CHUNKS, 'src/features/loan/Tool.tsx')).toEqual([
    'assets/form.css',
    'assets/tool.css',
  ]);
  expect(() => stylesOfModule(CHUNKS, 'src/gone.tsx')).toThrow('src/gone.tsx has no script');
});

// Decision 045.
test.each([
  ['Home', undefined, 80, 117],
  ['Text', undefined, 80, 97],
  ['Counter', undefined, 83, 100],
  ['Text', 'loan', 100, 116],
  ['Counter', 'loan', 100, 116],
])(
  'a page of the view %s with the tool %s may load %i KB of scripts before it answers, %i within a visit',
  async (view, tool, interactive, visit) => {
    const contact = partOf(view, '', tool ? { tool: { name: tool } } : {});
    const all = await measures(undefined, new Map([...PARTS, ['/contact', contact]]));
    const boundOf = (name: string) =>
      all.find((measure) => measure.name === `${name}, ${tool ? `${view} + ${tool}` : view}`)
        ?.bound;
    expect(boundOf('Scripts before it answers')).toBe(interactive * KB);
    expect(boundOf('Scripts of a visit')).toBe(visit * KB);
  },
);

test('a page and a tool may each add their share to what every device fetches', async () => {
  const readyWith = async (change?: (dist: string) => void, of = partOf('Text')) =>
    (await measures(change, new Map([...PARTS, ['/contact', of]]))).find(
      ({ name }) => name === 'Ready offline',
    )?.bound ?? 0;
  const bare = await readyWith();
  const onePage = (dist: string) =>
    writeFileSync(path.join(dist, 'parts/more.txt'), writePart(partOf('Text')));
  expect((await readyWith(onePage)) - bare).toBe(2 * KB);
  const withTool = partOf('Text', '', { tool: { name: 'loan' } });
  expect((await readyWith(undefined, withTool)) - bare).toBe(4 * KB);
  const onTwoPages = (dist: string) =>
    writeFileSync(path.join(dist, 'parts/more.txt'), writePart(withTool));
  expect((await readyWith(onTwoPages, withTool)) - bare).toBe((2 + 4) * KB);
});

test('a page or a tool more may add its line to the lists of the entry', async () => {
  const pagesMore =
    (count: number, part = partOf('Text')) =>
    (dist: string) => {
      for (let n = 0; n < count; n++)
        writeFileSync(path.join(dist, `parts/more${n}.txt`), writePart(part));
    };
  const boundWith = async (change: (dist: string) => void) =>
    (await measures(change)).find(({ name }) => name === 'Scripts before it answers, Text')?.bound;
  // Two are there.
  expect(await boundWith(pagesMore(71))).toBe(80 * KB);
  expect(await boundWith(pagesMore(72))).toBe(80 * KB + 16);
});

test('names that match nothing are errors', () => {
  expect(() => scriptsOfPage(CHUNKS, { view: 'Nothing' }, [])).toThrow(
    'No script holds the view Nothing',
  );
  expect(() => scriptsOfPage(CHUNKS, { view: 'Text', tool: 'gone' }, [])).toThrow('the tool gone');
});

test('a small build is within every budget', async () => {
  const all = await measures();
  expect(all.map(({ name }) => name)).toEqual([
    'Scripts before it answers, Home',
    'Scripts of a visit, Home',
    'Scripts before it answers, Text',
    'Scripts of a visit, Text',
    'Styles of a page, Home',
    'Styles of a page, Text',
    'Fonts',
    'Document, home',
    'Images of the first screen, home',
    "Worker's code",
    'Ready offline',
  ]);
  expect(all.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(overBudget(all)).toEqual([]);
});

// Base64 of random bytes shrinks by a quarter, so these are the sizes after compression.
const tooMuch: Record<string, [file: string, kilobytes: number, over: string[]]> = {
  'scripts of every page': [
    'assets/vendor.js',
    82 / 0.76,
    ['Scripts before it answers, Home', 'Scripts before it answers, Text'],
  ],
  'a part of home that loads later': ['assets/swiper.js', 118 / 0.75, ['Scripts of a visit, Home']],
  styles: ['assets/a.css', 21 / 0.75, ['Styles of a page, Home', 'Styles of a page, Text']],
  fonts: ['assets/a.woff2', 49, ['Fonts']],
  pictures: ['art/a.svg', 61 / 0.75, ['Images of the first screen, home']],
  // 374 KB, and 2 for each of its two pages.
  everything: ['art/b.png', 378, ['Ready offline']],
};

for (const [name, [file, kilobytes, over]] of Object.entries(tooMuch))
  test(`passed by ${name}`, async () => {
    const found = overBudget(await measures(fill(file, kilobytes)));
    expect(found.map((text) => text.split(':')[0])).toEqual(over);
  });

test('passed by a document of home that needs another round trip', async () => {
  const overWith = async (kilobytes: number) => {
    const home = page('Home', randomBytes((kilobytes * KB * 3) / 4).toString('base64'));
    const all = await measures((dist) => writeFileSync(path.join(dist, 'index.html'), home));
    return overBudget(all).map((text) => text.split(':')[0]);
  };
  expect(await overWith(12 / 0.75)).toEqual([]);
  expect(await overWith(14 / 0.75)).toEqual(['Document, home']);
});

test('a lazy image counts only if it comes first', async () => {
  const bytesWith = async (attributes: string) => {
    const all = await measures((dist) => {
      writeFileSync(path.join(dist, 'art/b.svg'), randomBytes(300).toString('hex'));
      const body = `<img loading="lazy" ${attributes} src="/art/b.svg">`;
      writeFileSync(path.join(dist, 'index.html'), page('Home', body));
    });
    return all.find(({ name }) => name.startsWith('Images'))?.bytes ?? 0;
  };
  const alone = await bytesWith('');
  expect(await bytesWith('fetchPriority="low"')).toBe(alone);
  expect(await bytesWith('fetchPriority="high"')).toBeGreaterThan(alone + 300);
});

test('what cannot be measured is an error', async () => {
  const gone = (file: string) => (dist: string) => rmSync(path.join(dist, file));
  await expect(measures(gone('assets/a.css'))).rejects.toThrow('assets/a.css is not in the build');
  const bare = (dist: string) => {
    const shell = path.join(dist, 'shell.txt');
    writeFileSync(shell, readFileSync(shell, 'utf8').replace(/<link[^>]*>/, ''));
  };
  await expect(measures(bare)).rejects.toThrow('nothing to measure for: Styles of parts/');
  await expect(measures(gone('assets/a.woff2'))).rejects.toThrow('nothing to measure for: Fonts');
  await expect(measures(gone('assets/app.js'))).rejects.toThrow(
    'assets/app.js is not in the build',
  );
  await expect(measures(gone('art/a.svg'))).rejects.toThrow('art/a.svg is not in the build');
  const plain = page('Home').replace(/<img[^>]*>/, '');
  await expect(
    measures((dist) => writeFileSync(path.join(dist, 'index.html'), plain)),
  ).rejects.toThrow('nothing to measure for: Images');
});
