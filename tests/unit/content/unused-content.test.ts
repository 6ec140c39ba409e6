import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFiles } from './content-pages.ts';
import { renderedPages } from './shown.ts';

/** Sources of the site and of its build, by their path in the project. The catalogue is no use of them. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '/{src,copy,facts,languages}/**/*.{ts,tsx}',
      '!**/*.test.*',
      '!/src/catalogue/**',
      '/build/**/*.ts',
    ],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

/** Facts of pages are read by `build/generate`, which does not import them. */
const EXPORT = /^export (?:const|function) (?!facts\b)(\w+)/gm;

/** Copy and words, also those of a feature in its folder. */
const IS_CONTENT = /^\/(?:copy|facts|languages|src\/words)\/|^\/src\/features\/[\w-]+\/words[./]/;

/** Values that these files export by name, and where. */
const exported = () =>
  sources
    .filter(([file]) => IS_CONTENT.test(file))
    .flatMap(([file, text]) => [...text.matchAll(EXPORT)].map(([, name]) => ({ file, name })));

/**
 * Names that a source imports one by one, those it takes from what it imports whole, and those that a module made by
 * the build takes.
 */
const importedBy = (text: string): (string | undefined)[] => [
  ...[...text.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
  ...[
    ...text.matchAll(
      /^import \* as (\w+) from '(?:#copy\/|#facts\/|#languages\/|#words\/|#features\/[\w-]+\/words|\.\/)/gm,
    ),
  ].flatMap(([, whole]) =>
    [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map(([, name]) => name),
  ),
  ...[...text.matchAll(/Pick<\s*typeof \w+,([^>]*)>/g)].flatMap(
    ([, names]) => names?.match(/\w+/g) ?? [],
  ),
  ...[...text.matchAll(/^ {2}'virtual:[\w-]+': \[([^\]]*)\]/gm)].flatMap(
    ([, names]) => names?.match(/\w+/g) ?? [],
  ),
];

// From the disk: vitest empties stylesheets that are imported.
const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss') && !file.startsWith('catalogue'))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))
  .join('\n');
const code = sources
  .filter(([file]) => !/^\/(?:copy|facts|languages|src\/words)\//.test(file))
  .map(([, text]) => text)
  .join('\n');

/** Icons of a locker’s documents by their type, which a list names. */
const LISTED = /ICONS[^=]*= \{([^}]*)\}/g;
const listed = [...code.matchAll(LISTED)].map(([, icons]) => icons).join('\n');

const served = renderedPages.map(({ whole }) => whole.markup).join('\n');
const copy = JSON.stringify(Object.values(contentFiles));
const sprite = readFileSync('src/components/icons.svg', 'utf8');
const iconIds = [...sprite.matchAll(/id="i-([\w-]+)"/g)].map(([, id]) => id ?? '');
const pictures = readdirSync('public/art');

describe('content', () => {
  it('exports nothing that no other file imports', () => {
    const imported = new Set(sources.flatMap(([, text]) => importedBy(text)));
    expect(exported().filter(({ name }) => !imported.has(name))).toEqual([]);
  });
});

describe('pictures', () => {
  it.each(iconIds)('icon %s is shown by a page or named by a component', (icon) => {
    const named = new RegExp(`(?:\\bname|icon)(?:=|: |=\\{[^}]*)['"]${icon}['"]`);
    const inList = listed.includes(`: '${icon}'`);
    expect(served.includes(`#i-${icon}"`) || named.test(code) || inList).toBe(true);
  });

  it.each(pictures)(
    '%s is shown by a page, named by a component or used by a stylesheet',
    (file) => {
      const spot = /^spot-([\w-]+)\.svg$/.exec(file)?.[1];
      const named = new RegExp(`(?:\\bname|illustration)(?:=|: )['"]${spot}['"]`);
      expect(
        [served, copy, styles].some((text) => text.includes(`/art/${file}`)) || named.test(code),
      ).toBe(true);
    },
  );
});
