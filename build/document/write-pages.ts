import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlFile, matchRoute } from '../../src/routes/match-route.ts';
import { partFile, SHELL_FILE } from '../../src/routes/page-files.ts';
import { compose, type PagePart, writePart } from '../../src/routes/page-part.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { SPECIFIED_SPELLINGS } from '../hosting/spellings.ts';
import type { Pages } from './shell.ts';

/**
 * Writes every page twice: whole under each of its paths, and each spelling of them that the specification names, for
 * hosts, some of which have no rules; and as its part without the shell, for the worker and for navigation inside the
 * app.
 */
export async function writePages(
  out: string,
  { shell, parts }: Pages,
  listed: readonly Route[] = routes,
): Promise<void> {
  for (const { path: route, aliases = [] } of listed) {
    const part = parts.get(route) as PagePart;
    await write(out, partFile(route), writePart(part));
    const html = compose(shell, part);
    const spelled = SPECIFIED_SPELLINGS.filter((path) => matchRoute(path)?.path === route);
    for (const file of [route, ...aliases, ...spelled].map(htmlFile)) await write(out, file, html);
  }
  await write(out, SHELL_FILE, shell);
}

async function write(out: string, file: string, text: string): Promise<void> {
  const target = path.join(out, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
