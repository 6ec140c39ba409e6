import { create } from 'zustand';
import type { OutboxRecord } from '#core/outbox/record.ts';
import type { QueueState } from '#core/outbox/store.ts';

/** What pages show of the outbox. Filled by `follow-outbox.ts`; the outbox itself is on the disk. */
export interface OutboxState {
  /** Whether the disk has been read; until then nothing is known. */
  ready: boolean;
  /** Messages that are not delivered yet, oldest first. */
  records: readonly OutboxRecord[];
  queue: QueueState | undefined;
  /** Stored messages that could not be read and were set aside. */
  quarantined: number;
  /** Messages that waited when this browser's storage was cleared. */
  lost: number;
}

export const useOutbox = create<OutboxState>()(() => ({
  ready: false,
  records: [],
  queue: undefined,
  quarantined: 0,
  lost: 0,
}));
