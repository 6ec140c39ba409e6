import { FormError } from '#components/FormError.tsx';
import { addScreenLock } from '#core/locker/seal/settings.ts';
import { CurrentPassphrase } from './CurrentPassphrase.tsx';
import { FormButtons } from './FormButtons.tsx';
import { newScreenLockSecret } from './screen-lock.ts';
import { usePassphraseForm } from './use-passphrase-form.ts';

/** Lets the screen lock of this device open the locker, beside the passphrase. */
export function AddScreenLock({ onDone }: { onDone: (outcome: string) => void }) {
  const { busy, errors, control, props } = usePassphraseForm(
    { current: '' },
    'current',
    () => ({}),
    async ({ current }) => {
      await addScreenLock(current, await newScreenLockSecret());
      onDone('The screen lock of this device opens the locker too.');
    },
    { focus: true },
  );
  return (
    <form {...props}>
      <p>
        Anyone who can unlock this device, by fingerprint, face or code, can then open the locker.
        Keep the passphrase: a new fingerprint or a reset may stop this from working.
      </p>
      <FormError text={errors.form} />
      <CurrentPassphrase error={errors.current} control={control('current')} />
      <FormButtons
        busy={busy}
        busyLabel="Asking the device..."
        submit="Use it"
        onCancel={() => onDone('')}
      />
    </form>
  );
}
