import { lazy, Suspense, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as words from '#content/en/words/locker/head.ts';
import { useLocker } from '#store/locker.ts';
import { signOutNow } from './session-actions.ts';

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx'));

/** Signs out; asks first where that removes what is nowhere else, whether it can be read or not. */
export function SignOut() {
  const holdsSome = useLocker(
    ({ lock, documents, waiting, tray, quarantined, newer }) =>
      lock === 'locked' ||
      documents.some(({ file }) => file) ||
      waiting.length + tray.length + quarantined + newer > 0,
  );
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
        onClick={() => (holdsSome ? setAsks(true) : leave())}
      >
        <Icon name="logout" className="i-sm" />
        {words.signOut}
      </button>
      {asks && (
        <Suspense>
          <SignOutDialog onConfirm={leave} onCancel={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
