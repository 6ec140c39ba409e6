import { mayHaveArrived } from './journal.ts';
import type { OutboxRecord } from './record.ts';

type Stopped = Pick<OutboxRecord, 'status' | 'journal'>;

const isStopped = ({ status }: Stopped) => status === 'attention';

/** Whether a message goes no further without its author, and no copy of it can have arrived. */
export const isUnsent = (record: Stopped): boolean => isStopped(record) && !mayHaveArrived(record);

/** Whether a message goes no further without its author, and a copy of it may have arrived. */
export const isUnconfirmed = (record: Stopped): boolean =>
  isStopped(record) && mayHaveArrived(record);
