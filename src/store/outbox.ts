import { create } from 'zustand';
import type { QueueState } from '#core/outbox/queue.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';

/** What pages show of the outbox. Filled by `refresh-outbox-store.ts`; the outbox itself is on the disk. */
export interface OutboxState {
  /** Whether the disk has been read; until then nothing is known. */
  ready: boolean;
  /** Messages that are not delivered yet, oldest first. */
  records: readonly OutboxRecord[];
  /** How many of them go no further without their author: no copy of the unsent ones can have arrived. */
  unsent: number;
  /** All messages, those done with included. */
  all: readonly OutboxRecord[];
  /** As above, of those of which a copy may have arrived. */
  unconfirmed: number;
  queue: QueueState | undefined;
  /** Stored messages that could not be read and are quarantined. */
  quarantined: number;
  /** Id of the message that a form on this page shows and speaks for; empty if none does. */
  inForm: string;
  /** Messages that waited when this browser's storage was cleared. */
  lost: number;
}

export const useOutbox = create<OutboxState>()(() => ({
  ready: false,
  records: [],
  unsent: 0,
  all: [],
  unconfirmed: 0,
  queue: undefined,
  quarantined: 0,
  inForm: '',
  lost: 0,
}));
