import { types } from '#content/en/words/locker/document.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { shownIssuer, shownTitle } from '#features/locker/as-shown.ts';

/** A document with the text that a search looks through, made once and not at every key. */
export interface Searchable {
  document: LockerDocument;
  text: string;
}

// What is stored and what is shown of it.
// A line end cannot be typed into the search box, so no match reaches from one field into the next.
export const searchable = (document: LockerDocument): Searchable => ({
  document,
  text: [
    ...[document.title, document.type, document.issuedBy],
    ...[shownTitle(document), types[document.type], shownIssuer(document)],
  ]
    .join('\n')
    .toLowerCase(),
});

/** Documents whose title, type or issuer holds the query, in any letter case; all for an empty one. */
export function search(all: readonly Searchable[], query: string): LockerDocument[] {
  const wanted = query.toLowerCase();
  return all.filter(({ text }) => text.includes(wanted)).map(({ document }) => document);
}
