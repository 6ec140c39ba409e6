import type { Kit, PosterContent } from './content.ts';
import { outlineOf, type Piece, SPACE } from './line-row.ts';
import type { LineName } from './local.ts';
import { ENGLISH_KIT as ENGLISH } from './words.ts';

type Name = keyof typeof ENGLISH & LineName;

const STEPS: readonly Name[] = ['first', 'second', 'third'];

/** Between two steps, in ems. */
const STEP: Piece = { space: 1 };

/** The payer's steps, thanks and a word next to the amount; in English what a language lacks. */
export function kit({ local, inEnglish }: PosterContent): Kit {
  const own = (name: Name): Piece | undefined => local && outlineOf(local, name);
  const said = (name: Name): Piece[] => {
    const outline = own(name);
    if (!outline) return [ENGLISH[name]];
    return inEnglish ? [outline, SPACE, '·', SPACE, ENGLISH[name]] : [outline];
  };
  const numbered = (of: (step: Name) => Piece): Piece[] =>
    STEPS.flatMap((step, i) => [...(i > 0 ? [STEP] : []), String(i + 1), SPACE, of(step)]);
  return {
    amount: said('amount'),
    foot: [
      ...(local ? [numbered((step) => own(step) ?? ENGLISH[step])] : []),
      ...(inEnglish ? [numbered((step) => ENGLISH[step])] : []),
      said('thanks'),
    ],
  };
}
