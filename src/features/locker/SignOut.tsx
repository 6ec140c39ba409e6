import { lazy, Suspense, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { documentCount } from './in-words.ts';
import { useLocker } from './locker-view.ts';
import { signOutNow } from './session-actions.ts';

const ConfirmDialog = lazy(() => import('#components/ConfirmDialog.tsx'));

/** Signs out; asks first where that removes files, which are nowhere else. */
export function SignOut() {
  const uploaded = useLocker(({ documents }) => documents.filter(({ file }) => file).length);
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
        onClick={() => (uploaded > 0 ? setAsks(true) : leave())}
      >
        <Icon name="logout" className="i-sm" />
        Sign out
      </button>
      {asks && (
        <Suspense>
          <ConfirmDialog
            heading="Remove everything from this device?"
            text={`Signing out removes ${documentCount(uploaded)} that you uploaded, for good. Save a backup first if you want to keep them.`}
            confirm="Sign out and remove"
            onConfirm={leave}
            onCancel={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  );
}
