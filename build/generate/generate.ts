import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lighthouseFile } from './lighthouse-file.ts';
import { listPages } from './listed-pages.ts';
import { newsFile } from './news-file.ts';
import { posterFiles } from './poster-files.ts';
import { routesFile } from './routes-file.ts';
import { toolFiles } from './tool-files.ts';

/** Folder of what is made of other files and not committed. */
export const GENERATED = 'src/generated';

/** Sources that are made of others, by their files. Nothing of them depends on when or where that is done. */
export function generatedFiles(root: string): Map<string, string> {
  const pages = listPages(root);
  const lighthouse = readFileSync(path.join(root, 'lighthouserc.json'), 'utf8');
  return new Map([
    [`${GENERATED}/routes.ts`, routesFile(pages)],
    [`${GENERATED}/news.ts`, newsFile(root)],
    ['lighthouserc.json', lighthouseFile(lighthouse, pages)],
    ...[...toolFiles(root), ...posterFiles(root)].map(([file, source]): [string, string] => [
      `${GENERATED}/${file}`,
      source,
    ]),
  ]);
}

/**
 * Writes what is not as it should be, and removes what was made of files that are gone: of a language or a tool on
 * another branch. Returns the files that were written.
 */
export function generate(root: string): string[] {
  const files = generatedFiles(root);
  for (const file of generatedThere(root)) if (!files.has(file)) rmSync(path.join(root, file));
  const changed = [...files].filter(([file, source]) => {
    const target = path.join(root, file);
    return !existsSync(target) || readFileSync(target, 'utf8') !== source;
  });
  for (const [file, source] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return changed.map(([file]) => file);
}

/** Files that are in the folder of what is generated. */
function generatedThere(root: string): string[] {
  const folder = path.join(root, GENERATED);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
