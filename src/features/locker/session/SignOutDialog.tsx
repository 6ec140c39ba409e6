import ConfirmDialog from '#components/ConfirmDialog.tsx';
import { documentCount, fileCount, leftOutInWords } from '#features/locker/messages.ts';
import { useLocker } from '#store/locker.ts';

interface SignOutDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

const LOCKED =
  'The locker is locked, so we cannot say what is in it. Signing out removes all of it, and the lock, for good.';

const SEALED = 'What stays on the disk is encrypted, and its key is gone.';
const PLAIN = 'Traces may stay readable on the disk until the browser overwrites them.';

/** Says what signing out removes, and asks. A default export, so that it can be loaded when asked for. */
export default function SignOutDialog(props: SignOutDialogProps) {
  const read = useLocker(
    ({ documents, waiting }) => documents.filter(({ file }) => file).length + waiting.length,
  );
  const unread = useLocker(({ quarantined, newer }) => quarantined + newer);
  const tray = useLocker((view) => view.tray.length);
  const lock = useLocker((view) => view.lock);
  const text = [
    lock === 'locked' ? LOCKED : heldInWords(read + unread),
    trayInWords(tray),
    leftOutInWords(unread),
    lock === 'off' ? PLAIN : SEALED,
  ];
  return (
    <ConfirmDialog
      heading="Empty the locker?"
      text={text.filter(Boolean).join(' ')}
      confirm="Sign out and remove"
      {...props}
    />
  );
}

function heldInWords(held: number): string {
  if (held === 0) return '';
  const [are, them] = held === 1 ? ['is', 'it'] : ['are', 'them'];
  return `Signing out removes ${documentCount(held)} that ${are} only on this device, for good. Save a backup first if you want to keep ${them}.`;
}

// A backup holds what is in the list.
function trayInWords(tray: number): string {
  if (tray === 0) return '';
  return `Signing out empties the tray: ${fileCount(tray)}. A backup does not hold them; keep what you want first.`;
}
