import { laterComponent } from '#components/later/later-component.tsx';
import { shownTitle } from '#core/locker/as-shown.ts';
import * as words from '#features/locker/words/list.tsx';
import { useDeleted } from '#store/locker-deletions.ts';
import { answerForGood } from './deletion.ts';

const ConfirmDialog = laterComponent(() => import('#components/dialogs/ConfirmDialog.tsx'));

/** Asks before a deletion that cannot be undone, since the device is full. */
export function DeleteForGood() {
  const document = useDeleted(({ forGood }) => forGood);
  if (!document) return null;
  return (
    <ConfirmDialog
      heading={words.forGoodHeading}
      text={words.forGood(shownTitle(document))}
      confirm={words.deleteForGood}
      onConfirm={() => void answerForGood(true)}
      onCancel={() => void answerForGood(false)}
    />
  );
}
