import { STORAGE_PREFIX } from '../../facts/site.ts';
import { pageDataBlock } from '../../src/page-loading/page-data.ts';
import { ALL_LANGUAGES_PAGE } from '../../src/routes/all-languages.ts';
import { addressOf } from './address.ts';
import { shareTags } from './share-tags.ts';
import { structuredData, structuredDataBlock } from './structured-data.ts';
import type { Document, Frame, Language } from './types.ts';

/** What differs between documents, as text. */
export interface Filling {
  head: string;
  /** Stylesheets of this page alone. */
  styles: string;
  /** Markup of `#root`. */
  root: string;
  /** The page's copy as JSON. */
  page: string;
}

/** Attributes of `<html>` that say a document's language, and its direction where that is not left to right. */
export const languageAttributes = ({ tag, direction }: Language): string =>
  `lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`;

/** Fills a built `index.html`. */
export function fillFrame(frame: Frame, { head, styles, root, page }: Filling): string {
  const parts: Record<string, string> = {
    policy: frame.policy
      ? `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(frame.policy)}">`
      : '',
    theme: `<script>${frame.themeScript}</script>`,
    head,
    styles: (frame.languageStyles?.styles ?? '') + styles + (frame.languageStyles?.faces ?? ''),
    icons: frame.icons.replace(
      '<svg ',
      '<svg width="0" height="0" class="icon-sprite" aria-hidden="true" focusable="false" ',
    ),
    page: root,
    data: pageDataBlock(page),
  };
  return Object.entries(parts).reduce(
    (html, [name, text]) => {
      const comment = `<!--${name}-->`;
      if (!html.includes(comment)) throw new Error(`index.html has no ${comment}.`);
      return html.replace(comment, () => text);
    },
    frame.template.replace(/(<html) lang="[^"]*"/, `$1 ${languageAttributes(frame.language)}`),
  );
}

/** Script of the documents for paths that are not pages, in a build that has several languages. */
export const NOT_FOUND_SCRIPT = '404.js';

/**
 * The empty document that a host gives for a path that is not listed. Where scripts are off, or do not start, it leads
 * home in each language; where there are more than two, home in its own and to the list of all.
 *
 * @param languages of the site
 */
export const appShell = (
  frame: Frame,
  languages: readonly Language[] = [frame.language],
): string => {
  const title = `<title>${frame.language.company.brand}</title>`;
  const script = languages.length > 1 ? `<script src="/${NOT_FOUND_SCRIPT}"></script>` : '';
  const link = (tag: string, href: string, text: string) =>
    `<a class="btn btn-outline-primary" lang="${tag}" href="${href}">${text}</a>`;
  const isList = languages.length > 2;
  const homes = (isList ? [frame.language] : languages).map(({ prefix, tag, home }) =>
    link(tag, prefix || '/', home),
  );
  if (isList) homes.push(link(frame.language.tag, ALL_LANGUAGES_PAGE, frame.language.allLanguages));
  return fillFrame(frame, {
    head: `${title}\n    <meta name="robots" content="noindex">${script}`,
    styles: '',
    root: `<div class="without-scripts"><p class="container d-flex gap-3 mt-3">${homes.join('')}</p></div>`,
    page: 'null',
  });
};

/** Title as tabs show it. */
const fullTitle = ({ page, language }: Pick<Document, 'page' | 'language'>) =>
  `${page.meta.title} · ${language.company.brand}`;

/** Stylesheets of a page, after the one of all pages, as they are when a script brings them. */
export const styleLinks = (styles: readonly string[]): string =>
  styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');

/** What a page says of itself in its head. */
export function head(document: Document): string {
  const { language, page, noIndex } = document;
  return [
    `<title>${escapeText(fullTitle(document))}</title>`,
    `<meta name="description" content="${escapeAttribute(page.meta.description)}">`,
    page.view === 'Home'
      ? `<meta name="${STORAGE_PREFIX}-first-picture" content="${page.slides[0]?.image}">`
      : '',
    noIndex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeAttribute(addressOf(document, language.prefix))}">`,
    ...shareTags(document).map(
      ([name, value]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeAttribute(value)}">`,
    ),
    structuredDataBlock(structuredData(document)),
  ]
    .filter((tag) => tag !== '')
    .join('');
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');
