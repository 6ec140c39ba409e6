import * as words from '#content/en/words/locker/document.ts';
import type { LockerDocument } from '#core/locker/document.ts';

/** A sample's title in the page's language, unless it was renamed; any other as it was given. */
export const shownTitle = ({ title, sample }: Pick<LockerDocument, 'title' | 'sample'>): string =>
  sample ? words.written(title) : title;

/** The issuer in the page's language where the site names it. */
export const shownIssuer = ({ issuedBy }: Pick<LockerDocument, 'issuedBy'>): string =>
  words.written(issuedBy);
