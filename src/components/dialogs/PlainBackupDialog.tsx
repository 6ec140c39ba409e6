import * as words from '#words/locker/plain-backup.ts';
import ConfirmDialog from './ConfirmDialog.tsx';

interface PlainBackupDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a locker with a lock is saved without one. A default export, so that it can be loaded when asked for. */
export default function PlainBackupDialog(answers: PlainBackupDialogProps) {
  return (
    <ConfirmDialog heading={words.heading} text={words.text} confirm={words.confirm} {...answers} />
  );
}
