import { laterComponent } from '#components/later/later-component.tsx';
import type { PlainQuestion } from './use-export.ts';

const PlainBackupDialog = laterComponent(() => import('#components/dialogs/PlainBackupDialog.tsx'));

/** Asks whether a locker with a lock may be saved without one, where that is to be asked. */
export const AskPlain = ({ question }: { question: PlainQuestion }) =>
  question && <PlainBackupDialog {...question} />;
