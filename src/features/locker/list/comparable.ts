import { fold } from '#lib/fold.ts';
import { withLatinDigits } from '#lib/reader/digits.ts';

/** Words on papers that are written in several ways, folded, by the one that is compared. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // License, licensed: American, and the name of a type of documents here.
  [/licens/g, 'licenc'],
  // As dictation writes it.
  [/mark sheet/g, 'marksheet'],
  // Aadhar, adhar: as most people type it. Counted, or a long run would be looked at from each of its letters.
  [/a{1,3}dha{1,3}r/g, 'aadhaar'],
];

/** What parts words on papers and in names of files, and what dictation and quotes add to them. */
const GAPS = /[\s_.,?"'\u2018-\u201D-]+/g;

/** A text of one field as the locker's search compares it: as the site's search folds it, with single spaces. */
export const comparable = (text: string): string =>
  SPELLINGS.reduce(
    (folded, [spelling, usual]) => folded.replace(spelling, usual),
    withLatinDigits(fold(text)).replace(GAPS, ' ').trim(),
  );
