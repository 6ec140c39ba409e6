import { create } from 'zustand';

/**
 * What is wrong with this browser's storage, for the visitor to read.
 * - `unavailable`: nothing can be read, so nothing is written either; the site works in memory
 * - `full`: the last write was refused for lack of space
 * - `newer`: what is stored was written by a newer version of the site, and is left as it is
 */
export type StorageProblem = 'unavailable' | 'full' | 'newer';

export const useStorageHealth = create<{ problem: StorageProblem | undefined }>()(() => ({
  problem: undefined,
}));

export const reportStorage = (problem: StorageProblem): void =>
  useStorageHealth.setState({ problem });

/** Tells a full disk from a database that cannot be used at all. */
export const problemOf = (error: unknown): StorageProblem =>
  (error as Error | undefined)?.name === 'QuotaExceededError' ? 'full' : 'unavailable';
