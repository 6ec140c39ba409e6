import { useEffect, useState } from 'react';
import { isUnconfirmed, isUnsent } from '#core/outbox/stopped.ts';
import { useOutbox } from '#store/outbox.ts';
import type { Kept, KeptOnDisk } from './kept.ts';

const UNREADABLE: KeptOnDisk = { locker: undefined, drafts: undefined, investor: undefined };

/** What this device keeps, followed while the page is open; undefined until it was read. */
export function useKept(): Kept | undefined {
  const messages = useOutbox(({ ready, records }) => (ready ? records.length : undefined));
  const failedMessages = useOutbox(({ records }) => records.filter(isUnsent).length);
  const unconfirmedMessages = useOutbox(({ records }) => records.filter(isUnconfirmed).length);
  const [kept, setKept] = useState<KeptOnDisk>();
  useEffect(() => {
    let left = false;
    let stop = () => {};
    import('./read-kept.ts').then(
      ({ watchKept }) => {
        if (!left) stop = watchKept(setKept);
      },
      () => setKept(UNREADABLE),
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
  return kept && { ...kept, messages, failedMessages, unconfirmedMessages };
}
