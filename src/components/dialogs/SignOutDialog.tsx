import { leftOut } from '#words/locker/common.ts';
import * as words from '#words/locker/sign-out.ts';
import ConfirmDialog from './ConfirmDialog.tsx';

interface SignOutDialogProps {
  lock: 'off' | 'on' | 'locked';
  /** Whether nothing plain lies on the disk. */
  isEncrypted: boolean;
  /** Documents, records that cannot be read, and files in the tray, which are nowhere else. */
  read: number;
  unread: number;
  tray: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what signing out of the locker removes, and asks. A default export, so that it can be loaded when asked for. */
export default function SignOutDialog({
  lock,
  isEncrypted,
  read,
  unread,
  tray,
  ...answers
}: SignOutDialogProps) {
  const text = [
    lock === 'locked' ? words.locked : read + unread > 0 && words.removes(read + unread),
    tray > 0 && words.emptiesTray(tray),
    leftOut(unread),
    isEncrypted ? words.sealed : words.plain,
  ];
  return (
    <ConfirmDialog
      heading={words.heading}
      text={text.filter(Boolean).join(' ')}
      confirm={words.confirm}
      {...answers}
    />
  );
}
