import { Illustration } from '#components/Illustration.tsx';
import * as words from '#content/en/words/locker/list.tsx';

/** Stands in place of an empty list. `onClear` is given where a search left nothing. */
export function NoDocuments({ onClear }: { onClear?: () => void }) {
  return (
    <div className="empty">
      <Illustration name="empty" />
      <p>{words.noDocuments}</p>
      {onClear && (
        <button type="button" className="btn btn-outline-primary" onClick={onClear}>
          {words.clearSearch}
        </button>
      )}
    </div>
  );
}
