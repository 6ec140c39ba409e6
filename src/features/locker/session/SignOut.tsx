import { useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { laterComponent } from '#components/later/later-component.tsx';
import * as words from '#features/locker/words/head.ts';
import { isLoss, lossOf, useLocker } from '#store/locker.ts';
import { signOutNow } from './session-actions.ts';

const SignOutDialog = laterComponent(() => import('#components/dialogs/SignOutDialog.tsx'));

/** Signs out; asks first where that removes what is nowhere else. */
export function SignOut() {
  const locker = useLocker();
  const loss = lossOf(locker.lock, locker, locker.encryption);
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
        onClick={() => (isLoss(loss) ? setAsks(true) : leave())}
      >
        <Icon name="logout" className="i-sm" />
        {words.signOut}
      </button>
      {asks && <SignOutDialog {...loss} onConfirm={leave} onCancel={() => setAsks(false)} />}
    </>
  );
}
