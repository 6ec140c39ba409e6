import { useEffect, useState } from 'react';
import { documentCount } from '#features/locker/messages.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { useLocker } from '#store/locker.ts';

/** How many documents there are, how much room they take, and how much there is. */
export function Usage({ shown, all }: { shown: number; all: number }) {
  const bytes = useLocker((view) => view.totalBytes);
  const inMemory = useLocker((view) => view.inMemory);
  const free = useFreeBytes(bytes);
  const count =
    shown === all
      ? documentCount(all)
      : `${shown.toLocaleString('en-IN')} of ${documentCount(all)}`;
  const sentences = [
    bytes > 0 ? `${count}, ${bytesInWords(bytes)}.` : `${count}.`,
    inMemory ? 'Kept only until this page is closed.' : 'Kept only on this device.',
    bytes === 0 && 'Demo data.',
    bytes > 0 && !inMemory && free !== undefined && `Room for about ${bytesInWords(free)} more.`,
  ];
  return (
    <p className="locker-usage" role="status">
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}

/** What the browser would still take, as far as it tells; asked again when the locker's size changes. */
function useFreeBytes(used: number): number | undefined {
  const [free, setFree] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size is why it is asked again.
  useEffect(() => {
    let wanted = true;
    navigator.storage?.estimate?.().then(
      ({ quota, usage }) =>
        wanted && setFree(quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0))),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [used]);
  return free;
}
