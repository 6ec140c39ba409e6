import { FormError } from '#components/forms/FormError.tsx';
import { addScreenLock } from '#core/locker/seal/settings.ts';
import * as words from '#features/locker/words/lock-settings.ts';
import { CurrentPassphrase } from './CurrentPassphrase.tsx';
import { FormButtons } from './FormButtons.tsx';
import { newScreenLockSecret } from './screen-lock.ts';
import { usePassphraseForm } from './use-passphrase-form.ts';

/** Lets the screen lock of this device open the locker, in addition to the passphrase. */
export function AddScreenLock({ onDone }: { onDone: (outcome: string) => void }) {
  const { busy, errors, control, props } = usePassphraseForm(
    { current: '' },
    'current',
    () => ({}),
    async ({ current }) => {
      await addScreenLock(current, await newScreenLockSecret());
      onDone(words.screenLockUsed);
    },
    { focus: true },
  );
  return (
    <form {...props}>
      <p>{words.aboutScreenLock}</p>
      <FormError text={errors.form} />
      <CurrentPassphrase error={errors.current} {...control('current')} />
      <FormButtons
        busy={busy}
        busyLabel={words.asking}
        submit={words.useIt}
        onCancel={() => onDone('')}
      />
    </form>
  );
}
