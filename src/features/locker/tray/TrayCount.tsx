import * as words from '#features/locker/words/list.tsx';
import { useLocker } from '#store/locker.ts';

/** Announces how many files wait in the tray, which also fills while the locker is open. */
export function TrayCount() {
  const count = useLocker(({ tray }) => tray.length);
  return (
    <div role="status" className="visually-hidden">
      {count > 0 && words.inTheTray(count)}
    </div>
  );
}
