import { Illustration } from '#components/Illustration.tsx';

/** Stands in place of an empty list. `onClear` is given where a search left nothing. */
export function NoDocuments({ onClear }: { onClear?: () => void }) {
  return (
    <div className="empty">
      <Illustration name="empty" />
      <p>No documents found. Sign in to DigiLocker or upload documents.</p>
      {onClear && (
        <button type="button" className="btn btn-outline-primary" onClick={onClear}>
          Clear search
        </button>
      )}
    </div>
  );
}
