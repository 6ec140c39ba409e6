import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { importsLater, laterParts, onDemandIn } from '../../build/bundling/on-demand.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files that import something directly, decision 058. */
const NOT_LATER: Readonly<Record<string, string>> = {
  'src/app/client.tsx': 'the entry, which asks for the application',
  'src/app/early-menu.ts': 'runs before the application, and has its own answer to a failure',
  'src/app/prerender.tsx': 'runs in Node',
};

/** Files that choose among all files of a folder by a name in the copy. */
const BY_NAME: Readonly<Record<string, string>> = {
  'src/page-loading/load-page.ts': 'views and tools',
  'src/features/number-check/load-format.ts': 'formats of numbers',
  'src/app/prerender.tsx': 'pages, in Node',
};

const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.split(path.sep).join('/')}`)
  .filter((file) => !file.includes('.test.'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

it('every part of the application is loaded by one of two functions, or is named above', () => {
  const bare = sources.filter((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    if (!/\bimport\s*\(/.test(source)) return false;
    return importsLater(file, source).some(({ options }) => !options);
  });
  expect(bare.sort()).toEqual(Object.keys(NOT_LATER).sort());
});

it('no other file loads by a name', () => {
  const found = sources.filter(
    (file) =>
      !file.startsWith('src/catalogue/') &&
      readFileSync(path.join(ROOT, file), 'utf8').includes('import.meta.glob'),
  );
  expect(found.sort()).toEqual(Object.keys(BY_NAME).sort());
});

test.each([
  ["const a = later(() => import('./a.ts'));", [{ from: './a.ts', options: {} }]],
  [
    "const A = laterComponent(() => import('./A.tsx'), { when: 'idle', silent: true });",
    [{ from: './A.tsx', options: { when: 'idle', silent: true } }],
  ],
  [
    "later(() => import('./a.ts'), { pack: 'api' }); void import('./b.ts');",
    [
      { from: './a.ts', options: { pack: 'api' } },
      { from: './b.ts', options: undefined },
    ],
  ],
  ["lazy(() => import('./a.tsx'));", [{ from: './a.tsx', options: undefined }]],
  ["const load = () => import('./a.ts'); later(load);", [{ from: './a.ts', options: undefined }]],
  ["// import('./a.ts')\nconst text = \"import('./b.ts')\";", []],
])('of %s it reads what is imported, and how', (source, expected) => {
  expect(importsLater('a.tsx', source)).toEqual(expected);
});

it('refuses a name that is put together, which no build would know', () => {
  expect(() => importsLater('a.ts', 'later(() => import(name));')).toThrow('a.ts');
});

it('a part is on demand if no file loads it unasked', () => {
  const part = (module: string, when: string) => ({
    by: 'src/a.ts',
    module,
    when,
    pack: undefined,
  });
  expect(
    onDemandIn([
      part('src/pressed.ts', 'press'),
      part('src/pressed.ts', 'press'),
      part('src/both.ts', 'press'),
      part('src/both.ts', 'page'),
      part('src/idle.ts', 'idle'),
    ]),
  ).toEqual(['src/pressed.ts']);
});

it('knows a part by its file, and a package by its name', () => {
  const parts = laterParts(ROOT);
  const of = (by: string) => parts.filter((part) => part.by === by).map(({ module }) => module);
  expect(of('src/core/outbox/post.ts')).toEqual(['node_modules/@emailjs/browser']);
  expect(of('src/layouts/header/SearchButton.tsx')).toEqual([
    'src/features/search/SearchDialog.tsx',
  ]);
  const files = parts.filter(({ module }) => module.startsWith('src/'));
  expect(files.filter(({ module }) => !sources.includes(module))).toEqual([]);
});
