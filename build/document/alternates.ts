import { prefixOf } from '../languages.ts';
import { addressOf } from './address.ts';
import type { Document } from './types.ts';

/**
 * Versions of a page in the languages that have it, as search engines want them: each names all and itself, and the
 * default one stands for every other language
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 *
 * @returns code of a language, or `x-default`, and address; none where there is one version, or none is to be found
 */
export function alternates(
  document: Pick<Document, 'origin' | 'path' | 'languages' | 'noIndex'>,
): [language: string, address: string][] {
  const { languages, noIndex } = document;
  if (noIndex || languages.length < 2) return [];
  return [
    ...languages.map((code): [string, string] => [code, addressOf(document, prefixOf(code))]),
    ['x-default', addressOf(document, '')],
  ];
}
