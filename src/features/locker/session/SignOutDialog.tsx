import ConfirmDialog from '#components/ConfirmDialog.tsx';
import { leftOut } from '#content/en/words/locker/common.ts';
import * as words from '#content/en/words/locker/sign-out.ts';
import { useLocker } from '#store/locker.ts';

interface SignOutDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what signing out removes, and asks. A default export, so that it can be loaded when asked for. */
export default function SignOutDialog(props: SignOutDialogProps) {
  const read = useLocker(
    ({ documents, waiting }) => documents.filter(({ file }) => file).length + waiting.length,
  );
  const unread = useLocker(({ quarantined, newer }) => quarantined + newer);
  const tray = useLocker((view) => view.tray.length);
  const lock = useLocker((view) => view.lock);
  const text = [
    lock === 'locked' ? words.locked : read + unread > 0 && words.removes(read + unread),
    tray > 0 && words.emptiesTray(tray),
    leftOut(unread),
    lock === 'off' ? words.plain : words.sealed,
  ];
  return (
    <ConfirmDialog
      heading={words.heading}
      text={text.filter(Boolean).join(' ')}
      confirm={words.confirm}
      {...props}
    />
  );
}
