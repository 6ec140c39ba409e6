import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../src/routes/route.ts';
import { type PageFacts, readFacts } from './page-facts.ts';

/** One page: its canonical path, which is that of its content file, and what that file says of it. */
export interface ListedPage {
  path: Route['path'];
  facts: PageFacts;
}

/** Every page of the site: the home page, then the others by their paths. */
export function listPages(root: string): ListedPage[] {
  const content = path.join(root, 'copy/pages');
  return filesIn(content)
    .map((file) => ({
      path: pathOf(path.relative(content, file)),
      facts: readFacts(file, readFileSync(file, 'utf8')),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    return entry.name.endsWith('.ts') ? [file] : [];
  });
}

function pathOf(file: string): Route['path'] {
  const name = file.split(path.sep).join('/').replace(/\.ts$/, '');
  return name === 'index' ? '/' : `/${name}`;
}
