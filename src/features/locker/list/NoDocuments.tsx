import { Illustration } from '#components/Illustration.tsx';
import * as words from '#features/locker/words/list.tsx';

interface NoDocumentsProps {
  /** Whether there are documents that a search has left out. */
  hasSome: boolean;
  /** Given where something is searched for. */
  onClear: (() => void) | undefined;
}

/** Replaces an empty list. */
export function NoDocuments({ hasSome, onClear }: NoDocumentsProps) {
  return (
    <div className="empty">
      {hasSome ? <Illustration name="empty" /> : <Illustration name="locker" />}
      <p>{hasSome ? words.nothingFound : words.noDocuments}</p>
      {onClear && (
        <button type="button" className="btn btn-outline-primary" onClick={onClear}>
          {words.clearSearch}
        </button>
      )}
    </div>
  );
}
