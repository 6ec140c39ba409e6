import { Spot } from '#components/Spot.tsx';
import { useLocker } from './locker-view.ts';
import { SignInButton } from './SignInButton.tsx';

/** Stands in place of an empty list. `onClear` is given where a search left nothing. */
export function NoDocuments({ onClear }: { onClear?: () => void }) {
  const user = useLocker((view) => view.user);
  return (
    <div className="empty">
      <Spot name="empty" />
      <p>No documents found. Sign in to DigiLocker or upload documents.</p>
      {onClear && (
        <button type="button" className="btn btn-outline-primary" onClick={onClear}>
          Clear search
        </button>
      )}
      {!onClear && !user && <SignInButton />}
    </div>
  );
}
