import { htmlFile } from '../../src/routes/match-route.ts';
import { HEIGHT_PX, sharedText, WIDTH_PX } from '../artifacts/pictures/share-picture.ts';
import { addressOf } from './address.ts';
import type { Document } from './types.ts';

/** File of a page's picture in the build; named by the page, so that a new picture changes no HTML. */
export const shareFile = (route: string): string =>
  `share/${htmlFile(route).replace(/html$/, 'png')}`;

/**
 * What a shared link shows, as property and value of Open Graph tags. Twitter reads the same ones, but
 * for the kind of card, which has its own tag.
 */
export function shareTags(document: Document): [string, string][] {
  const { page, path: route, language, origin } = document;
  const { brand } = language.company;
  const [code, country] = language.tag.split('-');
  return [
    ['og:type', 'website'],
    ['og:site_name', brand],
    ['og:locale', `${code}_${country}`],
    ['og:title', page.meta.title],
    ['og:description', page.meta.description],
    ['og:url', addressOf(document, language.prefix)],
    ['og:image', `${origin}/${shareFile(route)}`],
    ['og:image:width', String(WIDTH_PX)],
    ['og:image:height', String(HEIGHT_PX)],
    ['og:image:alt', `${brand}: ${sharedText(page).heading}`],
    ['twitter:card', 'summary_large_image'],
  ];
}
