import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../copy/types/page.ts';
import { KIT_FILE } from '../../facts/files.ts';
import type { Document } from '../document/types.ts';
import { partnershipKit } from './kit/partnership-kit.ts';
import { llms } from './llms.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { writeSharePictures } from './pictures/share-pictures.ts';

/**
 * Writes what is made of the pages' copy in addition to their HTML: pictures of shared links, `llms.txt`, Markdown
 * and the partnership kit.
 */
export async function writePageFiles(
  { root, out, origin }: { root: string; out: string; origin: string },
  documents: readonly Document[],
): Promise<void> {
  const byPath = (some: readonly Document[]) =>
    new Map(some.map(({ path: route, page }) => [route, page]));
  const pages = byPath(documents);
  const found = byPath(documents.filter(({ noIndex }) => !noIndex));
  await writeSharePictures(root, out, pages);
  await writeFile(path.join(out, 'llms.txt'), llms(found, origin));
  await writeMarkdown(out, origin, documents);
  await writeFile(
    path.join(out, KIT_FILE),
    await partnershipKit(root, pages.get('/partnership') as Page<'Company'>),
  );
}
