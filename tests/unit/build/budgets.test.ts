import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  type Chunk,
  scriptsOfPage,
  stylesOfModule,
  stylesOfPage,
} from '../../../build/bundling/chunks.ts';
import { compressFolder } from '../../../build/bundling/compress.ts';
import { overBudget } from '../../../build/checks/bounds.ts';
import { measure } from '../../../build/checks/budgets.ts';
import { CHUNKS, ON_DEMAND, PARTS, page, smallBuild } from './small-build.ts';

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

test('a visit loads what starts unasked, and not what a visitor must ask for', () => {
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
  expect(() => stylesOfModule(CHUNKS, 'src/gone.tsx')).toThrow(
    'src/gone.tsx is not a separate script',
  );
});

test('six kinds of rows have a cap', async () => {
  const caps = new Map((await measures()).map(({ name, cap }) => [name.split(',')[0], cap]));
  expect(Object.fromEntries([...caps].filter(([, cap]) => cap))).toEqual({
    'Scripts before it answers': 100 * KB,
    Document: 13_327,
    "Worker's code": 12 * KB,
    'Ready offline': 584 * KB,
  });
  const dist = (folder: string) => {
    mkdirSync(path.join(folder, 'hi'));
    writeFileSync(path.join(folder, 'hi/files.json'), '{"packFrom":0,"files":[]}');
    writeFileSync(path.join(folder, 'hi/pack.txt'), 'pack');
    writeFileSync(path.join(folder, 'hi/shell.txt'), 'shell');
    mkdirSync(path.join(folder, 'api'));
    writeFileSync(path.join(folder, 'api/openapi.json'), '{}');
    writeFileSync(path.join(folder, 'api/pack.txt'), '{}');
    const list = { packFrom: 0, files: [['/api/openapi.json', '']] };
    writeFileSync(path.join(folder, 'api/files.json'), JSON.stringify(list));
  };
  const more = (await measures(dist)).filter(({ name }) => /^(?:Language|For) /.test(name));
  expect(more.map(({ name, cap }) => [name, cap])).toEqual([
    ['Language hi', 200 * KB],
    ['For integrators', 160 * KB],
  ]);
});

test('names that match nothing are errors', () => {
  expect(() => scriptsOfPage(CHUNKS, { view: 'Nothing' }, [])).toThrow(
    'No script holds the view Nothing',
  );
  expect(() => scriptsOfPage(CHUNKS, { view: 'Text', tool: 'gone' }, [])).toThrow('the tool gone');
});

test('a small build is within every cap', async () => {
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
  expect(overBudget(all, {})).toEqual([]);
});

const rowsOf = (problems: readonly string[]) => problems.map((text) => text.split(':')[0]);

// Base64 of random bytes shrinks by a quarter, so these are the sizes after compression.
test.each<[string, string, number, string[]]>([
  [
    'scripts of every page',
    'assets/vendor.js',
    102 / 0.76,
    ['Scripts before it answers, Home', 'Scripts before it answers, Text'],
  ],
  ['everything', 'art/b.png', 586, ['Ready offline']],
])('a cap is passed by %s', async (_what, file, kilobytes, over) => {
  expect(rowsOf(overBudget(await measures(fill(file, kilobytes)), {}))).toEqual(over);
});

test.each<[string, string, number, string[]]>([
  ['a part of home that loads later', 'assets/swiper.js', 2, ['Scripts of a visit, Home']],
  ['styles', 'assets/a.css', 2, ['Styles of a page, Home', 'Styles of a page, Text']],
  ['fonts', 'assets/a.woff2', 3, ['Fonts']],
  ['pictures', 'art/a.svg', 2, ['Images of the first screen, home']],
])('what was accepted is passed by %s', async (_what, file, kilobytes, over) => {
  const accepted = Object.fromEntries((await measures()).map(({ name, bytes }) => [name, bytes]));
  const grown = overBudget(await measures(fill(file, kilobytes / 0.75)), accepted);
  expect(rowsOf(grown)).toEqual(expect.arrayContaining(over));
});

test('a cap is passed by a document of home that needs another round trip', async () => {
  const overWith = async (kilobytes: number) => {
    const home = page('Home', randomBytes((kilobytes * KB * 3) / 4).toString('base64'));
    const all = await measures((dist) => writeFileSync(path.join(dist, 'index.html'), home));
    return rowsOf(overBudget(all, {}));
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

test('each other language has a row of its own scripts, those of its heaviest page', async () => {
  const dist = await smallBuild();
  const sizes = new Map(await compressFolder(dist));
  // Words of its own in what all pages share.
  const own = [...CHUNKS.values(), { ...(CHUNKS.get('assets/vendor.js') as Chunk), file: 'hi.js' }];
  const imports = (files: readonly string[]) =>
    files.map((file) => (file === 'assets/vendor.js' ? 'hi.js' : file));
  const chunks = new Map(own.map((one) => [one.file, { ...one, imports: imports(one.imports) }]));
  sizes.set('hi.js', 50 * KB);
  const [before, after] = await Promise.all(
    [[], [{ code: 'hi', chunks }]].map((languages) =>
      measure({ dist, chunks: CHUNKS, sizes, onDemand: ON_DEMAND, languages }),
    ),
  );
  const rows = after?.filter(({ name }) => !before?.some((row) => row.name === name)) ?? [];
  expect(rows.map(({ name, cap }) => [name, cap])).toEqual([
    ['Scripts before it answers, hi', 108 * KB],
  ]);
  expect(rows[0]?.bytes).toBeGreaterThan(50 * KB);
  expect(after?.filter(({ name }) => name !== rows[0]?.name)).toEqual(before);
});
