import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MarkdownPage } from '../../../src/features/markdown/markdown-file.ts';
import { pageMarkdown } from '../../../src/features/markdown/page-markdown.ts';
import type { Document } from '../../document/types.ts';
import { WHOLE_FILE } from './files.ts';

/** Writes each page for integrators as Markdown next to its HTML, and all of them in one file. */
export async function writeMarkdown(
  out: string,
  origin: string,
  documents: readonly Document[],
): Promise<void> {
  const texts: string[] = [];
  for (const { path: route, page } of documents) {
    if (!('head' in page && page.head.markdown)) continue;
    const text = pageMarkdown(page as MarkdownPage, route, origin);
    const file = path.join(out, page.head.markdown);
    texts.push(text);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(path.join(out, WHOLE_FILE), texts.join('\n'));
}
