import { exportBackups } from '../../../../../src/core/locker/backup/export.ts';
import { renameDocument } from '../../../../../src/core/locker/change.ts';
import { holdsKey, keepIn } from '../../../../../src/core/locker/database.ts';
import { removeQuarantined } from '../../../../../src/core/locker/quarantine.ts';
import { listDocuments, readFile } from '../../../../../src/core/locker/read.ts';
import { unseal } from '../../../../../src/core/locker/seal/seal-locker.ts';
import { changePassphrase, setAutoLock } from '../../../../../src/core/locker/seal/settings.ts';
import { cancelBackup } from '../../../../../src/features/locker/backup/course.ts';
import {
  importOpened,
  open,
  undoLast,
} from '../../../../../src/features/locker/backup/import-archive.ts';
import {
  answerForGood,
  deleteLater,
  endUndo,
  undoDelete,
} from '../../../../../src/features/locker/list/deletion.ts';
import { upload } from '../../../../../src/features/locker/list/upload.ts';
import { openLock, setLock } from '../../../../../src/features/locker/lock/lock-actions.ts';
import { lockNow } from '../../../../../src/features/locker/lock/lock-now.ts';
import { forgetNamesAtSignOut } from '../../../../../src/features/locker/session/forget-names.ts';
import {
  refreshLater,
  signInLater,
  signOutNow,
} from '../../../../../src/features/locker/session/session-actions.ts';
import {
  refreshLocker,
  startLocker,
} from '../../../../../src/features/locker/session/sync-locker-store.ts';
import { discard, keep } from '../../../../../src/features/locker/tray/tray-actions.ts';
import { useLocker } from '../../../../../src/store/locker.ts';
import { useBackup } from '../../../../../src/store/locker-backup.ts';
import { useDeleted } from '../../../../../src/store/locker-deletions.ts';
import { useUploads } from '../../../../../src/store/locker-uploads.ts';
import { shareIn } from '../../../../../src/sw/share-in.ts';

/** What a tab and the worker run of the locker: all of it but what is drawn. */
export const locker = {
  keepIn,
  listDocuments,
  readFile,
  renameDocument,
  removeQuarantined,
  exportBackups,
  startLocker,
  refreshLocker,
  refreshLater,
  forgetNamesAtSignOut,
  signInLater,
  signOutNow,
  upload,
  deleteLater,
  endUndo,
  undoDelete,
  answerForGood,
  keep,
  discard,
  openBackup: open,
  importOpened,
  cancelBackup,
  undoLast,
  shareIn,
  holdsKey,
  setLock,
  openLock,
  lockNow,
  setAutoLock,
  changePassphrase,
  unseal,
  useLocker,
  useBackup,
  useDeleted,
  useUploads,
};

export type Locker = typeof locker;
