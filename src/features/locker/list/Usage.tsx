import { useEffect, useState } from 'react';
import * as words from '#features/locker/words/list.tsx';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { useLocker } from '#store/locker.ts';

/** How many documents there are, how much room they take, and how much there is. */
export function Usage({ shown, all }: { shown: number; all: number }) {
  const bytes = useLocker((view) => view.totalBytes);
  const inMemory = useLocker((view) => view.inMemory);
  const free = useFreeBytes(bytes);
  const size = bytes > 0 ? bytesInWords(bytes) : '';
  const sentences = [
    words.held(all, size, shown === all ? '' : shown.toLocaleString('en-IN')),
    inMemory ? words.onlyWhileOpen : words.onlyOnThisDevice,
    bytes === 0 && words.demoData,
    bytes > 0 && !inMemory && free !== undefined && words.roomFor(bytesInWords(free)),
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
