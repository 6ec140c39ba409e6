import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import type { PageList } from '../../../src/sw/manifest.ts';
import { filesIn } from '../../bundling/compress.ts';
import { fileList, furtherLists, languageLists, pageIntegrity } from './worker-lists.ts';

/** What a worker is made of in addition to the list of pages. */
export interface WorkerParts {
  /** Script with its code. */
  code: string;
  /** Response headers of a page, as the host sends them. */
  headers: Record<string, string>;
  /** See `waitingPages`. */
  waiting: PageList['waiting'];
  /** Files of the pack, see `packFiles`. */
  packed: readonly string[];
  /** See `packThreshold`. */
  packFrom: number;
  /** Languages that only their readers keep, by their codes. */
  further?: readonly string[];
}

/**
 * Writes the worker of a build that is complete but for it, so that an update costs what has changed:
 * `sw.js` imports the code, the list of pages and the list of files, each under a name with its hash. A changed
 * sentence changes the list of pages, and with its name `sw.js` itself, which browsers compare. Of another
 * language it knows its list alone.
 */
export async function writeWorker(
  dist: string,
  { code, headers, waiting, packed, packFrom, further = [] }: WorkerParts,
  listed: readonly Route[] = routes,
): Promise<void> {
  const older = (await filesIn(dist)).filter((file) => /^(?:assets\/worker-|sw\.js)/.test(file));
  for (const file of older) await rm(path.join(dist, file));
  const list = (global: string, value: unknown) => `self.${global}=${JSON.stringify(value)}`;
  const integrity = await pageIntegrity(dist, listed);
  const pages: PageList = { routes: listed, integrity, packFrom, headers, waiting };
  const scripts = {
    pages: list('__PAGES', pages),
    files: list('__FILES', await fileList(dist, packed)),
    code,
  };
  const imported: string[] = [];
  for (const [name, script] of Object.entries(scripts)) {
    const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
    imported.push(`assets/worker-${name}-${hash}.js`);
    await writeFile(path.join(dist, imported.at(-1) as string), script);
  }
  const urls = imported.map((file) => `"/${file}"`);
  const ofReaders = await furtherLists(dist, further);
  const lists = [
    list('__LANGUAGES', await languageLists(dist, further)),
    ...(Object.keys(ofReaders).length > 0 ? [list('__FURTHER', ofReaders)] : []),
  ];
  await writeFile(path.join(dist, 'sw.js'), `${lists.join(';')};importScripts(${urls.join()})\n`);
}
