import * as words from '#features/locker/words/rare-notices.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { dayOf } from '#lib/day-of.ts';
import { useLocker } from '#store/locker.ts';

/** The newest documents that were lost, by name and day as far as these are known. */
export function LostList() {
  const documents = useLocker((view) => view.lostDocuments);
  // Keep only times that are a day in every time zone.
  const known = documents.filter(({ addedAt = -1 }) => addedAt >= 0 && addedAt < 8e15);
  return (
    known.length > 0 && (
      <ul>
        {/* More would push the locker out of sight. */}
        {known.slice(0, 20).map(({ id, title, addedAt = 0 }) => (
          <li key={id}>{words.lostOne(title, dayInWords(dayOf(addedAt)))}</li>
        ))}
      </ul>
    )
  );
}
