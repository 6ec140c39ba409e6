import type { Deed } from './deed.ts';
import type { Stores } from './stored.ts';

/** One commit of one process: what was stored before it and after, and what its process had been asked for. */
export interface Commit {
  before: Stores;
  after: Stores;
  /** Keys that were written, of each store. */
  written: Readonly<Record<keyof Stores, readonly string[]>>;
  /** Of its process. */
  deeds: readonly Deed[];
  /** Who offers to restore a document, or is restoring it: names of processes that live. */
  offering: (id: string) => readonly string[];
  /** Commits that the disk has refused so far. */
  refused: number;
  /** Whether its process was let in since the locker was locked last. */
  mayWrite: boolean;
  /** Whether its process has held the key of a seal. */
  hasHeldKey: boolean;
  /** Whether a file of this name was ever stored. */
  wasStored: (name: string) => boolean;
}
