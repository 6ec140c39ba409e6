import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Writes what is not as it should be. Returns those files. */
export function generate(root: string): string[] {
  const changed = [...generatedFiles(root)].filter(([file, source]) => {
    const target = path.join(root, file);
    return !existsSync(target) || readFileSync(target, 'utf8') !== source;
  });
  for (const [file, source] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return changed.map(([file]) => file);
}
