import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlFile } from '../../src/routes/match-route.ts';
import { type Route, routes } from '../../src/routes/paths.ts';
import { filesIn } from '../bundling/compress.ts';
import { isPrecached, manifestEntry } from '../plugins/precache-manifest.ts';
import { type ShippedEntry, shippedManifest } from './shipped-manifest.ts';

/**
 * What is wrong with the precache manifest inside `sw.js`: routes and files that it lacks, lists twice,
 * lists with other content than they have, or lists although they do not exist.
 */
export async function precacheProblems(
  dist: string,
  listed: readonly Route[] = routes,
): Promise<string[]> {
  const shipped = await shippedManifest(dist);
  const byUrl = new Map(shipped.map((entry) => [entry.url, entry]));
  const problems = repeated(shipped).map((url) => `${url} is precached twice.`);

  for (const { path: page } of listed)
    if (!byUrl.has(page)) problems.push(`The page ${page} is not precached.`);

  const files = (await filesIn(dist)).filter((f) => !f.endsWith('.br') && isPrecached(f));
  const pages = new Map(listed.map((route) => [htmlFile(route.path), route.path as string]));
  for (const file of files) {
    const wanted = manifestEntry(file, await readFile(path.join(dist, file)), pages);
    const found = byUrl.get(wanted.url);
    byUrl.delete(wanted.url);
    if (!found) problems.push(`${file} is not precached.`);
    else if (found.revision !== wanted.revision || found.integrity !== wanted.integrity)
      problems.push(`${file} is precached with another content.`);
  }
  for (const url of byUrl.keys()) problems.push(`${url} is precached but does not exist.`);
  if (files.length === 0) problems.push('The build has no files to precache.');
  return problems;
}

const repeated = (entries: ShippedEntry[]) =>
  entries.map(({ url }) => url).filter((url, i, all) => all.indexOf(url) !== i);
