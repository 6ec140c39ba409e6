import { changeLocker, readLocker } from './database.ts';

/** Records that no version of this site could read, as they were found, by their keys. Throws `LockerError`. */
export const listQuarantined = (): Promise<[string, unknown][]> =>
  readLocker(['aside'], ({ aside }) => aside.entries<unknown>());

/** Removes them for good, with those of their bytes that no document has by now. Throws `LockerError`. */
export async function removeQuarantined(): Promise<void> {
  await changeLocker(['aside', 'documents', 'files'], async ({ aside, documents, files }) => {
    const keys = (await aside.entries()).map(([key]) => key);
    for (const key of keys) {
      // It may have come back from a backup since.
      if ((await documents.get(key)) === undefined) files.delete(key);
      aside.delete(key);
    }
  });
}
