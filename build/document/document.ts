import { nav } from '../../src/content/en/menus/nav.ts';
import { STORAGE_PREFIX, site } from '../../src/content/site.ts';
import type { Page } from '../../src/content/types/page.ts';
import { PAGE_META } from '../../src/core/contract.ts';
import { pageDataBlock } from '../../src/page-loading/page-data.ts';
import { shareTags } from './share-tags.ts';
import { structuredData, structuredDataBlock } from './structured-data.ts';

/** What one HTML document is made of. */
export interface Document {
  /** CanonicalPath path, `/` first. */
  path: string;
  origin: string;
  page: Page;
  markup: string;
  /** Whether search engines are asked to stay away. */
  noIndex: boolean;
}

/** Fixed parts that every document shares. */
export interface Frame {
  /** Vite's built `index.html`, with the comments that are filled in here. */
  template: string;
  policy: string;
  themeScript: string;
  icons: string;
}

/**
 * Fills a built `index.html` with one page. Without a document it makes the empty app shell.
 *
 * @param styles stylesheets that this page needs beside the one of all pages, by their files in the build
 */
export function fillDocument(frame: Frame, doc?: Document, styles: readonly string[] = []): string {
  const parts: Record<string, string> = {
    policy: frame.policy
      ? `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(frame.policy)}">`
      : '',
    theme: `<script>${frame.themeScript}</script>`,
    head: doc ? head(doc) : SHELL_HEAD,
    icons: frame.icons.replace(
      '<svg ',
      '<svg width="0" height="0" class="icon-sprite" aria-hidden="true" focusable="false" ',
    ),
    page: doc?.markup ?? '',
    data: pageDataBlock({ nav, page: doc?.page }),
  };
  const filled = Object.entries(parts).reduce((html, [name, text]) => {
    const slot = `<!--${name}-->`;
    if (!html.includes(slot)) throw new Error(`index.html has no ${slot}.`);
    return html.replace(slot, () => text);
  }, frame.template);
  // After the stylesheet of all pages, as it is when a script brings it.
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return filled.replace('</head>', () => `${links.join('')}</head>`);
}

// The worker keeps no page that does not say which one it is.
const SHELL_HEAD = `<title>${site.brand}</title>
    <meta name="${PAGE_META}" content="/app-shell.html">
    <meta name="robots" content="noindex">`;

/** Title as tabs show it. */
export const fullTitle = (page: Page) => `${page.meta.title} · ${site.brand}`;

function head({ path, origin, page, noIndex }: Document): string {
  return [
    `<title>${escapeText(fullTitle(page))}</title>`,
    `<meta name="description" content="${escapeAttribute(page.meta.description)}">`,
    `<meta name="${PAGE_META}" content="${path}">`,
    page.view === 'Home'
      ? `<meta name="${STORAGE_PREFIX}-first-picture" content="${page.slides[0]?.image}">`
      : '',
    noIndex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeAttribute(origin + path)}">`,
    ...shareTags(page, path, origin).map(
      ([name, value]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeAttribute(value)}">`,
    ),
    structuredDataBlock(structuredData(page, path, origin)),
  ]
    .filter((tag) => tag !== '')
    .join('\n    ');
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');
