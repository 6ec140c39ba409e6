import { useEffect, useState } from 'react';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { SecretField } from '#components/forms/SecretField.tsx';
import { laterComponent } from '#components/later/later-component.tsx';
import { currentSeal } from '#core/locker/seal/stored-seal.ts';
import { WrongPassphrase } from '#core/locker/seal/wrong-passphrase.ts';
import { signOutNow } from '#features/locker/session/session-actions.ts';
import * as words from '#features/locker/words/locked.ts';
import { lossOf, useLocker } from '#store/locker.ts';
import { useBackup } from '#store/locker-backup.ts';
import { encryptionInWords } from './encryption-in-words.ts';
import { openByScreenLock, openLock } from './lock-actions.ts';
import { failureInWords, usePassphraseForm } from './use-passphrase-form.ts';
import { useWait } from './use-wait.ts';

const SignOutDialog = laterComponent(() => import('#components/dialogs/SignOutDialog.tsx'));

/** Replaces the list of a locked locker. A default export, so that it can be loaded where there is one. */
export default function Locked() {
  const locker = useLocker();
  const [asks, setAsks] = useState(false);
  const [hasScreenLock, setHasScreenLock] = useState(false);
  const [failure, setFailure] = useState('');
  const isAwaited = useBackup(({ asked }) => asked instanceof File);
  useEffect(
    () =>
      void currentSeal().then(
        (seal) => setHasScreenLock(seal?.screenLock !== undefined),
        () => {},
      ),
    [],
  );
  const { waits, seconds, wait } = useWait();
  const { busy, errors, control, props } = usePassphraseForm(
    { passphrase: '' },
    'passphrase',
    () => ({}),
    (typed) =>
      openLock(typed.passphrase).catch((error) => {
        if (error instanceof WrongPassphrase) wait();
        throw error;
      }),
  );
  const said = [words.locked, encryptionInWords(locker.encryption), isAwaited && words.toSeeFile];
  const again = waits ? words.wrongTryAgainIn(seconds) : words.wrongTryAgain;
  return (
    <div className="form-card locker-locked">
      <p role="status">{said.filter(Boolean).join(' ')}</p>
      <form
        {...props}
        onSubmit={(event) => (waits ? event.preventDefault() : props.onSubmit(event))}
      >
        <FormError text={errors.form} />
        <SecretField
          label={words.passphrase}
          error={errors.passphrase && again}
          autoComplete="current-password"
          {...control('passphrase')}
        />
        <div className="form-actions">
          <BusyButton busy={busy} busyLabel={words.unlocking}>
            {words.unlock}
          </BusyButton>
        </div>
      </form>
      {hasScreenLock && (
        <p>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => {
              setFailure('');
              openByScreenLock().catch((error) => setFailure(failureInWords(error)));
            }}
          >
            {words.useScreenLock}
          </button>
        </p>
      )}
      <FormError text={failure} />
      <p>
        {words.forgotten}{' '}
        <button type="button" className="btn btn-text" onClick={() => setAsks(true)}>
          {words.erase}
        </button>
      </p>
      {asks && (
        <SignOutDialog
          {...lossOf(locker.lock, locker, locker.encryption)}
          onConfirm={() => {
            setAsks(false);
            void signOutNow();
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </div>
  );
}
