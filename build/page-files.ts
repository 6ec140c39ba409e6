import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../src/content/types.ts';
import { type Route, routes } from '../src/paths.ts';
import { llms } from './llms.ts';
import { KIT_FILE, partnershipKit } from './partnership-kit.ts';
import { writeSharePictures } from './share-pictures.ts';

/**
 * Writes what is made of the pages' copy besides their HTML: pictures of shared links, `llms.txt` and
 * the partnership kit.
 *
 * @param pages the pages by their canonical path
 */
export async function writePageFiles(
  { root, out, origin }: { root: string; out: string; origin: string },
  pages: ReadonlyMap<string, Page>,
): Promise<void> {
  const hidden = new Set((routes as readonly Route[]).flatMap((r) => (r.noIndex ? [r.path] : [])));
  const found = new Map([...pages].filter(([route]) => !hidden.has(route as `/${string}`)));
  await writeSharePictures(root, out, pages);
  await writeFile(path.join(out, 'llms.txt'), llms(found, origin));
  await writeFile(
    path.join(out, KIT_FILE),
    await partnershipKit(root, pages.get('/partnership') as Page<'Marketing'>),
  );
}
