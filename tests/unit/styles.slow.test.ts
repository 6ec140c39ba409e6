import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { compile } from 'sass';
import { expect, it } from 'vitest';
import { usedStyles } from '../../build/bundling/used-styles.ts';

// Sass takes a second, or many on a busy machine.
const COMPILING_MS = 60_000;

/** Names that Bootstrap gives to its grid, its buttons and its utilities. */
const BOOTSTRAPS =
  /^(?:row|col|offset|g|gx|gy|gap|[mp][xytbse]?|d|w|text|flex|justify-content|align-(?:items|self)|order|position|overflow|btn)(?:-[a-z0-9]+)*$/;

/** Names that are put together when the page runs, by our components or by react-bootstrap. */
const COMPOSED = [
  ...['modal', 'modal-backdrop', 'modal-body', 'modal-content', 'modal-dialog'],
  ...['modal-dialog-centered'],
  ...[
    'badge-success',
    'badge-danger',
    'badge-info',
    'note-success',
    'note-danger',
    'is-up',
    'show',
  ],
];

it(
  'has a rule for each class of Bootstrap that a page uses',
  () => {
    const rules = classesIn(styleSheets().join('\n'));
    const missing = [...classesInUse()].filter((name) => BOOTSTRAPS.test(name) && !rules.has(name));
    expect(missing).toEqual([]);
  },
  COMPILING_MS,
);

it(
  'keeps the rules that are in use when it leaves the others out',
  async () => {
    const [main = ''] = styleSheets();
    const shipped = (await postcss([usedStyles(process.cwd())]).process(main, { from: undefined }))
      .css;
    const before = classesIn(main);
    const after = classesIn(shipped);
    expect(after.size).toBeLessThan(before.size);
    const inUse = [...classesInUse(), ...COMPOSED].filter((name) => before.has(name));
    expect(inUse.length).toBeGreaterThan(200);
    expect(inUse.filter((name) => !after.has(name))).toEqual([]);
    expect(shipped).toMatch(/[},]:focus-visible[,{]|\n:focus-visible/);
    expect(shipped).toContain('[href^="/"]::after');
    for (const [, name = ''] of shipped.matchAll(/var\((--k-[\w-]+)\)/g))
      expect(shipped).toContain(`${name}:`);
  },
  COMPILING_MS,
);

const classesIn = (css: string) => new Set(css.match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? []);

function styleSheets(): string[] {
  const { css } = compile('src/styles/main.scss', {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    importers: [
      {
        findFileUrl: (url) =>
          url.startsWith('@') ? pathToFileURL(path.resolve('node_modules', url)) : null,
      },
    ],
  });
  return [css, ...sources('.scss')];
}

function* classesInUse(): Generator<string> {
  for (const code of sources('.tsx'))
    for (const [, text = ''] of code.matchAll(/className=(?:\{?["'`])([^"'`]+)/g))
      yield* text.split(/\s+/);
}

const sources = (ending: string): string[] =>
  ['src', 'copy', 'languages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !file.includes('.test.'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
