import type { Remembered } from '#core/locker/lost-documents.ts';
import * as words from '#features/locker/words/rare-notices.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { dayOf } from '#lib/day-of.ts';

/** More would push the locker out of sight. */
const MOST_SHOWN = 20;

interface LostListProps {
  /** How many were lost. */
  lost: number;
  /** What is known of them. */
  documents: readonly Remembered[];
}

/** Documents that were lost, by name and day as far as these are known. */
export function LostList({ lost, documents }: LostListProps) {
  const known = documents.filter(({ addedAt }) => addedAt !== undefined);
  const rest = lost - Math.min(known.length, MOST_SHOWN);
  if (known.length === 0) return null;
  return (
    <ul>
      {known.slice(0, MOST_SHOWN).map(({ id, title, addedAt = 0 }) => (
        <li key={id}>{words.lostOne(title, dayInWords(dayOf(addedAt)))}</li>
      ))}
      {rest > 0 && <li>{words.lostBesides(rest)}</li>}
    </ul>
  );
}
