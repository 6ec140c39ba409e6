import { types } from '#content/en/words/locker/document.ts';
import { namesInFiles } from '#content/en/words/locker/names-in-files.ts';
import { shownIssuer, shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';

/** A document with the text that a search looks through, made once and not at every key. */
export interface Searchable {
  document: LockerDocument;
  text: string;
}

// As it is shown, and as its files have it: who reads Hindi may type the English name of a paper.
// A line end cannot be typed into the search box, so no match reaches from one field into the next.
export const searchable = (document: LockerDocument): Searchable => ({
  document,
  text: [
    ...[shownTitle(document), types[document.type], shownIssuer(document)],
    ...[shownTitle(document, namesInFiles), document.type, shownIssuer(document, namesInFiles)],
  ]
    .join('\n')
    .toLowerCase(),
});

/** Documents whose title, type or issuer holds the query, in any letter case; all for an empty one. */
export function search(all: readonly Searchable[], query: string): LockerDocument[] {
  const wanted = query.toLowerCase();
  return all.filter(({ text }) => text.includes(wanted)).map(({ document }) => document);
}
