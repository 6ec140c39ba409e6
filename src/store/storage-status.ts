import { create } from 'zustand';
import { refusesSiteData } from './refuses-site-data.ts';

/**
 * What is wrong with this browser's storage, for the visitor to read.
 * - `unavailable`: nothing can be read, so nothing is written either; the site works in memory
 * - `busy`: it has not responded yet, or fails as it may not always do, and is asked again
 * - `full`: the last write was refused for lack of space
 * - `newer`: what is stored was written by a newer version of the site, and is left as it is
 */
export type StorageProblem = 'unavailable' | 'busy' | 'full' | 'newer';

/** A storage that is `busy` is asked again after this time. */
export const ASK_AGAIN_MS = 2_000;

export const useStorageStatus = create<{ problem: StorageProblem | undefined }>()(() => ({
  problem: undefined,
}));

export const reportStorageProblem = (problem: StorageProblem): void =>
  useStorageStatus.setState({ problem });

/** Storage was read: if it was busy, that is over. */
export const reportStorageResponse = (): void =>
  useStorageStatus.setState((status) =>
    status.problem === 'busy' ? { problem: undefined } : status,
  );

const BY_NAME: Record<string, StorageProblem> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  TimeoutError: 'busy',
};

/** What an error of a database says of the storage. */
export function problemOf(error: unknown): StorageProblem {
  const { name = '' } = Object(error) as Partial<Error>;
  // Of files that cannot be opened now, where messages may lie; also of a browser that may keep nothing.
  if (name === 'UnknownError' && !refusesSiteData()) return 'busy';
  return BY_NAME[name] ?? 'unavailable';
}
