import { BusyButton } from '#components/forms/BusyButton.tsx';
import * as words from '#features/locker/words/lock.ts';

interface FormButtonsProps {
  busy: boolean;
  busyLabel: string;
  submit: string;
  onCancel: () => void;
}

/** What ends a form of the lock: the one button that does it, and the way back. */
export function FormButtons({ busy, busyLabel, submit, onCancel }: FormButtonsProps) {
  return (
    <div className="form-actions">
      <BusyButton busy={busy} busyLabel={busyLabel}>
        {submit}
      </BusyButton>
      <button type="button" className="btn btn-outline-primary" onClick={onCancel}>
        {words.cancel}
      </button>
    </div>
  );
}
