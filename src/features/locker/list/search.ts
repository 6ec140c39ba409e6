import { shownIssuer, shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { types } from '#features/locker/words/document.ts';
import { namesInFiles } from '#words/locker/names-in-files.ts';
import { comparable } from './comparable.ts';

/** A document with the text that a search looks through, made once and not at every key. */
export interface Searchable {
  document: LockerDocument;
  /** As it is spelled, in small letters. */
  spelled: string;
  /** As it may be spelled. */
  text: string;
}

// As it is shown, and as its files have it: who reads Hindi may type the English name of a paper.
// No query holds a line end, so no match reaches from one field into the next.
export function searchable(document: LockerDocument): Searchable {
  const fields = [
    ...[shownTitle(document), types[document.type], shownIssuer(document)],
    ...[shownTitle(document, namesInFiles), document.type, shownIssuer(document, namesInFiles)],
  ];
  return {
    document,
    spelled: fields.join('\n').toLowerCase(),
    text: fields.map(comparable).join('\n'),
  };
}

/** Documents whose title, type or issuer holds the query, as it is or however it is spelled; all for a blank one. */
export function search(all: readonly Searchable[], query: string): LockerDocument[] {
  const wanted = comparable(query);
  const typed = query.toLowerCase();
  return all
    .filter(({ text, spelled }) => text.includes(wanted) || spelled.includes(typed))
    .map(({ document }) => document);
}
