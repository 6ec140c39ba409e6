import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'sass';
import { expect, it } from 'vitest';

// Sass takes a second, or many on a busy machine.
const COMPILING_MS = 60_000;

/** Names that Bootstrap gives to its grid, its buttons and its utilities. */
const BOOTSTRAPS =
  /^(?:row|col|offset|g|gx|gy|gap|[mp][xytbse]?|d|w|text|flex|justify-content|align-(?:items|self)|order|position|overflow|btn)(?:-[a-z0-9]+)*$/;

it(
  'has a rule for each class of Bootstrap that stands in a page',
  () => {
    const rules = new Set(
      styleSheets().flatMap((css) => css.match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? []),
    );
    const missing = [...classesInUse()].filter((name) => BOOTSTRAPS.test(name) && !rules.has(name));
    expect(missing).toEqual([]);
  },
  COMPILING_MS,
);

function styleSheets(): string[] {
  const { css } = compile('src/styles/kolam.scss', {
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
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join('src', file), 'utf8'));
