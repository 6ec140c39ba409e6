import type { Part } from '../../../src/features/search/search-file.ts';
import { decoded } from '../../document/html-text.ts';

const PIECE = /<(?:section|div|article)\b[^>]*>|<(h[1-4])\b[^>]*>([\s\S]*?)<\/\1>/g;

/** What names a fold, and the beginning of what is folded. */
const FOLD = /(<summary>[\s\S]*?<\/summary>)(<div id="[^"]+">)/g;

/**
 * Headings of a rendered page, each with the last anchor before it that is not made by React, which
 * starts counting again for each page. One of what is folded leads to what is in the fold, and a question to itself.
 */
export function partsIn(markup: string): { part: Part; isQuestion: boolean }[] {
  const whole = /<main[\s\S]*<\/main>/.exec(markup)?.[0] ?? '';
  const main = whole.replace(FOLD, '$2$1');
  const parts: { part: Part; isQuestion: boolean }[] = [];
  let anchor = '';
  for (const [tag, level, inner = ''] of main.matchAll(PIECE)) {
    const id = /^<[^>]*\sid="([A-Za-z][\w-]*)"/.exec(tag)?.[1];
    // A section's own anchor leads to the same place as its heading's.
    if (id && id !== `${anchor}-title`) anchor = id;
    const text = plainText(inner);
    if (!level || text === '') continue;
    const [, question] = /accordion-button" id="([^"]+)"/.exec(inner) ?? [];
    const isQuestion = question !== undefined;
    parts.push({ part: [text, question ?? (level === 'h1' ? '' : anchor)], isQuestion });
  }
  return parts;
}

const plainText = (html: string): string =>
  decoded(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
