import { addFile } from '#core/locker/add.ts';
import {
  deleteDocument,
  removeDocument,
  renameDocument,
  restoreDocument,
} from '#core/locker/change.ts';
import { makingRoom } from '#core/locker/making-room.ts';
import { purgeDeleted, purgeOwn } from '#core/locker/purge.ts';
import { removeQuarantined } from '#core/locker/quarantine.ts';
import { signIn, signOut } from '#core/locker/sign-in.ts';

/**
 * The only way in which pages change the locker; they read it with `useLocker`. Each action is one
 * transaction on the disk, which holds the bytes and the documents, and every tab's store is filled again after it
 * (decision 006). Each rejects with a `LockerError`, and then nothing has changed.
 */
export const lockerActions = {
  signIn: () => makingRoom(signIn),
  signOut,
  add: (...of: Parameters<typeof addFile>) => makingRoom(() => addFile(...of)),
  rename: (...of: Parameters<typeof renameDocument>) => makingRoom(() => renameDocument(...of)),
  /** Takes a document off the list, from where `restore` brings it back as long as this page offers that. */
  delete: (id: string) => makingRoom(() => deleteDocument(id)),
  restore: restoreDocument,
  /** Removes one for good, with its bytes. */
  remove: removeDocument,
  /** Removes for good what was deleted here. */
  purge: purgeOwn,
  /** Removes what was deleted in whichever tab, and none that lives offers to restore. */
  purgeDeleted,
  removeQuarantined,
} as const;
