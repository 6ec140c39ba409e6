import { useEffect, useState } from 'react';
import { readShareResult } from '#core/locker/share-result.ts';
import type { ShareRefusal, ShareResult } from '#core/locker/share-target.ts';
import { askToKeep } from '#features/locker/session/request-persistence.ts';
import { useLocker } from '#store/locker.ts';

/** Any link to the locker can claim that something was shared: only a document as young as this was. */
const YOUNG_MS = 60_000;

/** What came of sharing a file with the app, once: a reload must not tell it again. */
export function useShared(): { refused: readonly ShareRefusal[]; arrived: boolean } {
  const [result, setResult] = useState<ShareResult>();
  const [arrived, setArrived] = useState(false);
  const newest = useLocker(({ documents, waiting }) =>
    Math.max(documents[0]?.addedAt ?? 0, waiting[0]?.addedAt ?? 0),
  );

  useEffect(() => {
    const found = readShareResult(location.search);
    if (!found) return;
    setResult(found);
    history.replaceState(history.state, '', location.pathname);
  }, []);

  useEffect(() => {
    if (!result?.shared || Date.now() - newest > YOUNG_MS) return;
    setArrived(true);
    askToKeep();
  }, [result, newest]);

  return { refused: result?.refused ?? [], arrived };
}
