import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports-of.mjs';

const FOLDERS = ['src', 'facts', 'copy', 'languages', 'build', 'tests', 'examples'];
const HOMES = JSON.parse(
  readFileSync(new URL('../../languages/homes.json', import.meta.url), 'utf8'),
);
const TEXT = /\.(?:tsx?|mjs|json|scss)$/;

/**
 * Which file imports which, also by `import.meta.glob`, by a virtual module and by its translation.
 *
 * @param {string} root folder of the project
 * @returns {{ files: string[], textOf: (file: string) => string,
 *   reachedBy: (changed: readonly string[]) => Set<string> }}
 *   `reachedBy`: the changed files, and all files that import one of them, the nearest first
 */
export function importGraph(root) {
  const files = FOLDERS.flatMap((folder) => filesIn(root, folder));
  const texts = new Map(
    files
      .filter((file) => TEXT.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  const importers = new Map();
  const note = (from, to) => {
    if (!importers.has(to)) importers.set(to, []);
    importers.get(to).push(from);
  };
  for (const [file, text] of texts) {
    for (const imported of importsOf(file, text, files)) note(file, imported);
    const original = originalOf(file);
    if (original) note(original, file);
    // A plugin makes the modules that it names.
    if (file.startsWith('build/'))
      for (const [name] of text.matchAll(/virtual:[\w-]+/g)) note(name, file);
  }
  return {
    files,
    textOf: (file) => texts.get(file) ?? '',
    reachedBy(changed) {
      const reached = new Set();
      const left = [...changed];
      for (let file = left.shift(); file; file = left.shift()) {
        if (reached.has(file)) continue;
        reached.add(file);
        left.push(...(importers.get(file) ?? []));
      }
      return reached;
    },
  };
}

/** The file in whose place a translation comes in a build of its language. */
function originalOf(file) {
  const own = /^languages\/[^/]+\/(.*)$/.exec(file)?.[1] ?? '';
  const home = Object.entries(HOMES).find(([, translated]) => own.startsWith(translated));
  return home && home[0] + own.slice(home[1].length);
}

const filesIn = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
    );
