import { FormError } from '#components/forms/FormError.tsx';
import { unseal } from '#core/locker/seal/seal-locker.ts';
import * as words from '#features/locker/words/lock-settings.ts';
import { CurrentPassphrase } from './CurrentPassphrase.tsx';
import { FormButtons } from './FormButtons.tsx';
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
      <p>{words.aboutTakingOff}</p>
      <FormError text={errors.form} />
      <CurrentPassphrase error={errors.current} {...control('current')} />
      <FormButtons
        busy={busy}
        busyLabel={words.decrypting}
        submit={words.takeItOff}
        onCancel={() => onDone('')}
      />
    </form>
  );
}
