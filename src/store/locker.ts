import { create } from 'zustand';
import type { Refusal } from '#core/locker/error.ts';
import type { Remembered } from '#core/locker/lost-documents.ts';
import type { LockerContents } from '#core/locker/read.ts';
import type { Encryption } from '#core/locker/seal/encryption.ts';

/** What pages show of the locker. Filled by `sync-locker-store.ts`; the locker itself is on the disk. */
export interface LockerState extends LockerContents {
  /** Whether the disk has been read; until then nothing is known. */
  ready: boolean;
  /** The browser gives the site no database: everything is gone with the page. */
  inMemory: boolean;
  /** Whether the locker is sealed, and whether this tab has unlocked it. */
  lock: 'off' | 'on' | 'locked';
  /** How much of a sealed one is encrypted; undefined as long as that is not known. */
  encryption: Encryption | undefined;
  /** Documents that the browser took and the visitor was not told of yet: how many, and what is known of them. */
  lost: number;
  lostDocuments: readonly Remembered[];
  /** The simulated loading of a sign-in or a refresh. */
  loading: boolean;
  /** Why the last thing that was asked for did not happen. */
  problem: Refusal | undefined;
  /** Ids of documents that are on the disk, and in the list when their upload's time is over. */
  arriving: ReadonlySet<string>;
}

/** What signing out removes that is nowhere else, in numbers; of a locked locker they are not known. */
export interface LockerLoss {
  lock: LockerState['lock'];
  /** Whether nothing plain lies on the disk. */
  isEncrypted: boolean;
  /** Documents. */
  read: number;
  /** Records that this version of the site cannot read. */
  unread: number;
  /** Files. */
  tray: number;
}

export const lossOf = (
  lock: LockerLoss['lock'],
  { documents, waiting, quarantined, newer, tray }: LockerContents,
  encryption: Encryption | undefined,
): LockerLoss => ({
  lock,
  isEncrypted: lock !== 'off' && encryption?.phase === 'sealed',
  read: documents.filter(({ file }) => file).length + waiting.length,
  unread: quarantined + newer,
  tray: tray.length,
});

/** How many of these are nowhere else. */
export const keptIn = (contents: LockerContents): number => {
  const { read, unread, tray } = lossOf('off', contents, undefined);
  return read + unread + tray;
};

/** Whether signing out removes what is nowhere else, or may. */
export const isLoss = ({ lock, read, unread, tray }: LockerLoss): boolean =>
  lock === 'locked' || read + unread + tray > 0;

/** Nothing, and nobody: what there is to see of a locker that is empty, or locked. */
export const NO_CONTENTS: LockerContents = {
  user: undefined,
  documents: [],
  waiting: [],
  tray: [],
  totalBytes: 0,
  quarantined: 0,
  newer: 0,
  unread: [],
  present: new Set(),
};

export const useLocker = create<LockerState>()(() => ({
  ready: false,
  inMemory: false,
  lock: 'off',
  encryption: undefined,
  lost: 0,
  lostDocuments: [],
  loading: false,
  problem: undefined,
  arriving: new Set(),
  ...NO_CONTENTS,
}));
