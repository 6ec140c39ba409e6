import { cpSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn, wireBytes } from '../../build/bundling/compress.ts';

/**
 * Copies a build and takes every script out of its pages, data blocks and the inline one included. What is left is the
 * soonest that these pages can be painted with their styles, font and pictures.
 */
export async function makeFloorBuild(dist: string, folder: string): Promise<void> {
  cpSync(dist, folder, { recursive: true });
  await rm(path.join(folder, 'sw.js'), { force: true });
  for (const file of await filesIn(folder)) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(folder, file);
    const html = withoutScripts(await readFile(page, 'utf8'));
    await writeFile(page, html);
    await writeFile(`${page}.br`, await wireBytes(Buffer.from(html), file));
  }
}

/** A page's HTML without scripts and without the links that ask for scripts ahead of time. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '');
