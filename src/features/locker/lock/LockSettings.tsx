import { type ComponentType, useEffect, useState } from 'react';
import { Field } from '#components/forms/Field.tsx';
import { onChange } from '#core/locker/channel.ts';
import type { Seal } from '#core/locker/seal/seal.ts';
import { removeScreenLock, setAutoLock } from '#core/locker/seal/settings.ts';
import { currentSeal } from '#core/locker/seal/stored-seal.ts';
import { report } from '#features/locker/session/session-actions.ts';
import * as words from '#features/locker/words/lock-settings.ts';
import { AddScreenLock } from './AddScreenLock.tsx';
import { ChangePassphrase } from './ChangePassphrase.tsx';
import { EncryptedBackup } from './EncryptedBackup.tsx';
import { lockNow } from './lock-now.ts';
import { TakeOff } from './TakeOff.tsx';
import { WhatIsEncrypted } from './WhatIsEncrypted.tsx';

const MINUTE_MS = 60_000;

/** Minutes without use; 0 for never. */
const CHOICES = [1, 5, 15, 0];

const FORMS: Record<
  'change' | 'screen' | 'backup' | 'off',
  ComponentType<{ onDone: (outcome: string) => void }>
> = {
  change: ChangePassphrase,
  screen: AddScreenLock,
  backup: EncryptedBackup,
  off: TakeOff,
};

/** What can be done with a lock that is on. A default export, so that it can be loaded where there is one. */
export default function LockSettings({ onLeave }: { onLeave: () => void }) {
  const [seal, setSeal] = useState<Seal>();
  const [form, setForm] = useState<keyof typeof FORMS>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const read = () => void currentSeal().then(setSeal, () => {});
    read();
    return onChange(read);
  }, []);

  const Form = form && FORMS[form];
  return (
    <>
      <WhatIsEncrypted />
      {Form ? (
        <Form
          onDone={(outcome) => {
            setSaid(outcome);
            setForm(undefined);
            onLeave();
          }}
        />
      ) : (
        <>
          <Field label={words.lockAfter}>
            {(field) => (
              <select
                {...field}
                className="form-select"
                value={seal?.autoLockMs ?? ''}
                onChange={({ target }) => setAutoLock(Number(target.value)).catch(report)}
              >
                {CHOICES.map((minutes) => (
                  <option key={minutes} value={minutes * MINUTE_MS}>
                    {minutes === 0 ? words.never : words.minutesWithoutUse(minutes)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="form-actions">
            <button type="button" className="btn btn-primary" onClick={() => void lockNow()}>
              {words.lockNow}
            </button>
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => setForm('change')}
            >
              {words.changePassphrase}
            </button>
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() =>
                seal?.screenLock ? void removeScreenLock().catch(report) : setForm('screen')
              }
            >
              {seal?.screenLock ? words.stopScreenLock : words.useScreenLock}
            </button>
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => setForm('backup')}
            >
              {words.saveEncrypted}
            </button>
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => setForm('off')}
            >
              {words.takeOff}
            </button>
          </div>
        </>
      )}
      <p role="status">{said}</p>
    </>
  );
}
