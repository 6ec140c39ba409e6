import { lazy, Suspense, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { documentCount, leftOutInWords } from '#features/locker/messages.ts';
import { useLocker } from '#store/locker.ts';
import { signOutNow } from './session-actions.ts';

const ConfirmDialog = lazy(() => import('#components/ConfirmDialog.tsx'));

/** Signs out; asks first where that removes what is nowhere else, whether it can be read or not. */
export function SignOut() {
  const read = useLocker(
    ({ documents, waiting }) => documents.filter(({ file }) => file).length + waiting.length,
  );
  const unread = useLocker(({ quarantined, newer }) => quarantined + newer);
  const held = read + unread;
  const [asks, setAsks] = useState(false);

  function leave(): void {
    setAsks(false);
    void signOutNow();
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-quiet"
        onClick={() => (held > 0 ? setAsks(true) : leave())}
      >
        <Icon name="logout" className="i-sm" />
        Sign out
      </button>
      {asks && (
        <Suspense>
          <ConfirmDialog
            heading="Remove everything from this device?"
            text={`Signing out removes ${documentCount(held)} that ${held === 1 ? 'is' : 'are'} only on this device, for good. Save a backup first if you want to keep ${held === 1 ? 'it' : 'them'}. ${leftOutInWords(unread)}`}
            confirm="Sign out and remove"
            onConfirm={leave}
            onCancel={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  );
}
