import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MarkdownPage, pageMarkdown } from '../../../src/features/markdown/page-markdown.ts';
import type { Document } from '../../document/types.ts';
import { MARKDOWN_FILES, WHOLE_FILE } from './files.ts';

/** Writes each page for integrators as Markdown next to its HTML, and all of them in one file. */
export async function writeMarkdown(
  out: string,
  origin: string,
  documents: readonly Document[],
): Promise<void> {
  const texts: string[] = [];
  for (const { path: route, page } of documents) {
    const file = MARKDOWN_FILES.get(route);
    if (!file) continue;
    const text = pageMarkdown(page as MarkdownPage, route, origin);
    texts.push(text);
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), text);
  }
  await writeFile(path.join(out, WHOLE_FILE), texts.join('\n'));
}
