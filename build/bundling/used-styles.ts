import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type { Plugin } from 'postcss';
import { COMPILED } from './compiled-styles.ts';

/** Parts of Bootstrap's dialog, whose names react-bootstrap puts together when it runs. */
const COMPOSED_BY_LIBRARIES = [
  /^modal(-backdrop|-body|-content|-dialog|-dialog-centered|-footer|-header|-open|-title)?$/,
  /^(fade|show|showing|hiding)$/,
];

/** Where the names of styles may be. */
const ROOTS = ['src', 'copy', 'facts', 'languages'];

/** Shown while developing only; what it alone names is no style of the site. */
const CATALOGUE = `catalogue${path.sep}`;

/**
 * Leaves out the rules and custom properties that no source of ours names, most of them Bootstrap's. What
 * stays fits into the first round trip of a connection (14.6 KB), and every page waits for it.
 *
 * @param root folder of the project
 */
export function usedStyles(root: string): Plugin {
  let purge: Plugin | undefined;
  return {
    postcssPlugin: 'kolam:used-styles',
    OnceExit(sheet, helpers) {
      // What is compiled has been here before.
      if (helpers.result.opts.from?.endsWith(COMPILED)) return undefined;
      purge ??= purging(root);
      return purge.OnceExit?.(sheet, helpers);
    },
  };
}

function purging(root: string): Plugin {
  const sources = ROOTS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(tsx?|scss)$/.test(name) && !name.startsWith(CATALOGUE))
      .map((name) => [name, readFileSync(path.join(root, folder, name), 'utf8')] as const),
  );
  const scripts = sources.filter(([name]) => !name.endsWith('.scss')).map(([, text]) => text);
  // Each stylesheet is looked at alone, but the properties of one are used by the others.
  const usedElsewhere = sources.flatMap(([, text]) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
  );
  // The library reads all content again for each stylesheet: each name once is a twentieth of the sources.
  const names = [...new Set(scripts.flatMap(namesIn))];
  return purgeCSSPlugin({
    content: [
      path.join(root, 'index.html'),
      path.join(root, 'build/document/document.ts'),
      { raw: names.join(' '), extension: 'ts' },
    ],
    defaultExtractor: namesIn,
    dynamicAttributes: ['href', 'src'],
    variables: true,
    keyframes: true,
    safelist: {
      // The library would drop a rule that names no element.
      standard: [
        ':focus',
        ':focus-visible',
        ...COMPOSED_BY_LIBRARIES,
        ...scripts.flatMap(composedNames),
      ],
      variables: usedElsewhere,
    },
  }) as Plugin;
}

const namesIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Class names that a script puts together, `badge-${tone}`, by their beginning. */
const composedNames = (script: string): RegExp[] =>
  [...script.matchAll(/([\w-]+-)\$\{/g)].map(([, start]) => new RegExp(`^${start}`));
