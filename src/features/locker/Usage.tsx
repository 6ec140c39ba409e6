import { useEffect, useState } from 'react';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { documentCount } from './in-words.ts';
import { useLocker } from './locker-view.ts';

/** How many documents there are, how much room they take, and how much there is. */
export function Usage({ shown, all }: { shown: number; all: number }) {
  const bytes = useLocker((view) => view.totalBytes);
  const free = useFreeBytes(bytes);
  return (
    <p className="locker-usage" role="status">
      {shown === all
        ? documentCount(all)
        : `${shown.toLocaleString('en-IN')} of ${documentCount(all)}`}
      {bytes > 0 && `, ${bytesInWords(bytes)}`}. Kept only on this device
      {free !== undefined && bytes > 0 && `, which has room for about ${bytesInWords(free)} more`}.{' '}
      <span className="text-nowrap">Demo data.</span>
    </p>
  );
}

/** What the browser would still take, as far as it tells; asked anew when the locker's size changes. */
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
