import { emptyLocker, holdsKey } from '#core/locker/database.ts';
import { asLockerError } from '#core/locker/error.ts';
import { listDocuments } from '#core/locker/read.ts';
import { readEncryption } from '#core/locker/seal/encryption.ts';
import '#store/kept-documents.ts';
import { isLoss, type LockerLoss, lossOf, NO_CONTENTS } from '#store/locker.ts';

/** Signs out, in every tab. Rejects where that is not possible, and then nothing has changed. */
export const leaveLocker = emptyLocker;

/** What signing out removes that is nowhere else; undefined for nothing. Rejects where the locker cannot be read. */
export async function readLoss(): Promise<LockerLoss | undefined> {
  const encryption = await readEncryption().catch(() => undefined);
  const loss = await listDocuments().then(
    (contents) => lossOf(holdsKey() ? 'on' : 'off', contents, encryption),
    (error) => {
      if (asLockerError(error).reason !== 'locked') throw error;
      return lossOf('locked', NO_CONTENTS, encryption);
    },
  );
  return isLoss(loss) ? loss : undefined;
}
