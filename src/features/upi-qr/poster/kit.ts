import type { Kit, PosterContent } from './content.ts';
import type { Piece } from './line-row.ts';
import type { LineName } from './local.ts';
import { ENGLISH_KIT as ENGLISH } from './words.ts';

type Name = keyof typeof ENGLISH & LineName;

const STEPS: readonly Name[] = ['first', 'second', 'third'];

/** Between two words, and between two steps, in ems. */
const WORD: Piece = { space: 0.25 };
const STEP: Piece = { space: 1 };

/** The payer's steps, thanks and a word beside the amount; in English what a language has not. */
export function kit({ local, inEnglish }: PosterContent): Kit {
  const own = (name: Name): Piece | undefined => {
    const outline = local?.lines[name];
    return local && outline && { outline, paths: local.glyphs };
  };
  const said = (name: Name): Piece[] => {
    const outline = own(name);
    if (!outline) return [ENGLISH[name]];
    return inEnglish ? [outline, WORD, '·', WORD, ENGLISH[name]] : [outline];
  };
  const numbered = (of: (step: Name) => Piece): Piece[] =>
    STEPS.flatMap((step, i) => [...(i > 0 ? [STEP] : []), String(i + 1), WORD, of(step)]);
  return {
    amount: said('amount'),
    foot: [
      ...(local ? [numbered((step) => own(step) ?? ENGLISH[step])] : []),
      ...(inEnglish ? [numbered((step) => ENGLISH[step])] : []),
      said('thanks'),
    ],
  };
}
