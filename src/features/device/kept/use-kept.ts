import { useEffect, useState } from 'react';
import { later } from '#lib/later.ts';
import { useOutbox } from '#store/outbox.ts';
import type { Kept, KeptOnDisk } from './kept.ts';

// It comes with its page, and is counted as if it were asked for, as it always was; decision 058.
const reading = later(() => import('./read-kept.ts'));

const UNREADABLE: KeptOnDisk = { locker: undefined, drafts: undefined, investor: undefined };

/** What this device keeps, followed while the page is open; undefined until it was read. */
export function useKept(): Kept | undefined {
  const messages = useOutbox(({ ready, records }) => (ready ? records.length : undefined));
  const failedMessages = useOutbox(({ unsent }) => unsent);
  const unconfirmedMessages = useOutbox(({ unconfirmed }) => unconfirmed);
  const listsSent = useOutbox(({ all }) => all.some(({ sentAt }) => sentAt !== undefined));
  const [kept, setKept] = useState<KeptOnDisk>();
  useEffect(() => {
    let left = false;
    let stop = () => {};
    reading.load().then(
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
  return kept && { ...kept, messages, failedMessages, unconfirmedMessages, listsSent };
}
