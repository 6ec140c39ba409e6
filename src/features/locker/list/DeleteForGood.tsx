import { lazy, Suspense } from 'react';
import { useDeleted } from '#store/locker-deletions.ts';
import { answerForGood } from './deletion.ts';

const ConfirmDialog = lazy(() => import('#components/ConfirmDialog.tsx'));

/** Asks before a deletion that cannot be undone, since the device is full. */
export function DeleteForGood() {
  const document = useDeleted(({ forGood }) => forGood);
  if (!document) return null;
  return (
    <Suspense>
      <ConfirmDialog
        heading="Delete it for good?"
        text={`This device is full. Deleting “${document.title}” makes room, but cannot be undone.`}
        confirm="Delete for good"
        onConfirm={() => void answerForGood(true)}
        onCancel={() => void answerForGood(false)}
      />
    </Suspense>
  );
}
