import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Page } from '../../../copy/types/page.ts';
import { readArt } from '../../colours/recolour.ts';
import { shareFile } from '../../document/share-tags.ts';
import { illustrationOf, sharePicture } from './share-picture.ts';

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json');

/**
 * Writes the picture of each page into a build.
 *
 * @param pages the pages by their canonical path
 */
export async function writeSharePictures(
  root: string,
  out: string,
  pages: ReadonlyMap<string, Page>,
): Promise<void> {
  for (const [route, page] of pages) {
    const file = path.join(out, shareFile(route));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await sharePng(root, page));
  }
}

/**
 * The picture of a page as PNG. What was drawn before is kept in `node_modules/.cache` under the hash of
 * its drawing, so that only changed pages are drawn again.
 */
export async function sharePng(root: string, page: Page): Promise<Buffer> {
  const logo = await readFile(path.join(root, 'public/icons/logo-on-dark.svg'), 'utf8');
  const pattern = await readArt(root, 'band-pattern.svg');
  const name = illustrationOf(page);
  const illustration = name && (await readArt(root, `spot-${name}.svg`));
  return drawn(sharePicture(page, { logo, pattern, illustration }), cacheOf(root));
}

const cacheOf = (root: string) => path.join(root, 'node_modules/.cache/kolam-share');

async function drawn(svg: string, cache: string): Promise<Buffer> {
  const hash = createHash('sha256').update(`${version}\n${svg}`).digest('hex');
  const kept = path.join(cache, `${hash}.png`);
  const known = await readFile(kept).catch(() => undefined);
  if (known) return known;
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  await mkdir(cache, { recursive: true });
  await writeFile(kept, png);
  return png;
}
