import { names } from '#words/locker/names.ts';
import type { LockerDocument } from './document.ts';

/** The title that somebody gave a document; else the site's own, in the page's language or in that of `words`. */
export const shownTitle = (
  { title, sample = 0 }: Pick<LockerDocument, 'title' | 'sample'>,
  words = names,
): string => title ?? words.samples[sample - 1]?.title ?? words.untitled;

/** The issuer by a backup's word; else who it is by its code, in the page's language or in that of `words`. */
export const shownIssuer = (
  { issuedBy, issuerCode, sample = 0 }: Pick<LockerDocument, 'issuedBy' | 'issuerCode' | 'sample'>,
  words = names,
): string =>
  issuedBy ??
  (issuerCode ? undefined : words.samples[sample - 1]?.issuedBy) ??
  words.issuers[issuerCode ?? 'backup'];
