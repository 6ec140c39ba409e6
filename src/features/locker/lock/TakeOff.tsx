import { BusyButton } from '#components/BusyButton.tsx';
import { FormError } from '#components/FormError.tsx';
import { unseal } from '#core/locker/seal/lock.ts';
import { PassphraseField } from './PassphraseField.tsx';
import { usePassphraseForm } from './use-passphrase-form.ts';

/** Takes the lock off, for which the passphrase is asked: who found the device open may not. */
export function TakeOff({ onDone }: { onDone: (outcome: string) => void }) {
  const { busy, errors, control, props } = usePassphraseForm(
    { current: '' },
    'current',
    () => ({}),
    ({ current }) => unseal(current),
    { focus: true },
  );
  return (
    <form {...props}>
      <p>
        The documents are then stored as they are, and whoever can unlock this device can open them.
      </p>
      <FormError text={errors.form} />
      <PassphraseField
        label="Current passphrase"
        error={errors.current}
        autoComplete="current-password"
        control={control('current')}
      />
      <div className="form-actions">
        <BusyButton busy={busy} busyLabel="Decrypting...">
          Take it off
        </BusyButton>
        <button type="button" className="btn btn-outline-primary" onClick={() => onDone('')}>
          Cancel
        </button>
      </div>
    </form>
  );
}
