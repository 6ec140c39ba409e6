import { prefixOf } from '../languages.ts';
import { addressOf } from './address.ts';

/**
 * Versions of a page in the languages that have it, as search engines read them in the sitemap: each names all and
 * itself, and the default one serves every other language
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 *
 * @param languages codes of the languages that have the page
 * @returns code of a language, or `x-default`, and address; none where there is one version
 */
export function alternates(
  page: { origin: string; path: string },
  languages: readonly string[],
): [language: string, address: string][] {
  if (languages.length < 2) return [];
  return [
    ...languages.map((code): [string, string] => [code, addressOf(page, prefixOf(code))]),
    ['x-default', addressOf(page, '')],
  ];
}
