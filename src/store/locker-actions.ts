import { addFile } from '#core/locker/add.ts';
import {
  deleteDocument,
  removeDocument,
  renameDocument,
  restoreDocument,
} from '#core/locker/change.ts';
import { purgeDeleted, purgeOwn } from '#core/locker/purge.ts';
import { removeQuarantined } from '#core/locker/quarantine.ts';
import { signIn, signOut } from '#core/locker/sign-in.ts';

/**
 * The one door through which pages change the locker, beside `useLocker`, by which they see it. Each action is one
 * transaction on the disk, where the bytes lie beside the documents, and every tab's store is filled again after it
 * (decision 006). Each rejects with a `LockerError`, and then nothing has changed.
 */
export const lockerActions = {
  signIn,
  signOut,
  add: addFile,
  rename: renameDocument,
  /** Takes a document off the list, from where `restore` brings it back. */
  delete: deleteDocument,
  restore: restoreDocument,
  /** Removes one for good, with its bytes. */
  remove: removeDocument,
  /** Removes one that was deleted here, once its time to be restored is over. */
  purge: purgeOwn,
  /** Removes what was deleted, in whichever tab, and nobody has restored. */
  purgeDeleted,
  removeQuarantined,
} as const;
