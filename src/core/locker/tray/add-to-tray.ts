import { changeLocker } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import { newFileBytes } from '#core/locker/file-bytes.ts';
import {
  MAX_FILE_BYTES,
  MAX_MEDIA_TYPE_CHARACTERS,
  MAX_SENT_NAME_CHARACTERS,
  MAX_TRAY_BYTES,
  MAX_TRAY_FILES,
  TRAY_HEAD_BYTES,
} from '#core/locker/limits.ts';
import { nextPosition } from '#core/locker/position.ts';
import { readBytes } from '#core/locker/read-bytes.ts';
import { type OfSession, readUserOf } from '#core/locker/session.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { randomId } from '#lib/random-id.ts';
import type { TrayFile } from './tray-file.ts';

/**
 * Puts a file that was sent from outside into the tray together with its bytes, or neither. Also while nobody is
 * signed in: it is in no list until the visitor keeps it.
 *
 * @throws LockerError `too-large`, `empty`, `unreadable`, `tray-full`, `full`, `blocked`, `newer`, `signed-out`
 */
export async function addToTray(file: File, of: OfSession = {}): Promise<void> {
  const bytes = await readBytes(file);
  const id = randomId();
  await changeLocker(['tray', 'files', 'state'], async ({ tray, files, state }) => {
    await readUserOf(state, of);
    const held = await tray.entries<Partial<TrayFile> | undefined>();
    const sum = held.reduce((total, [, one]) => total + bytesOf(one), bytes.byteLength);
    if (held.length >= MAX_TRAY_FILES || sum > MAX_TRAY_BYTES) throw new LockerError('tray-full');
    const now = Date.now();
    const added: TrayFile = {
      v: RECORDS.tray.version,
      id,
      // The end of the name, which has the claimed type.
      name: file.name.slice(-MAX_SENT_NAME_CHARACTERS),
      mediaType: file.type.length > MAX_MEDIA_TYPE_CHARACTERS ? '' : file.type,
      bytes: bytes.byteLength,
      head: bytes.slice(0, TRAY_HEAD_BYTES),
      arrivedAt: now,
      position: await nextPosition(state, now),
    };
    tray.put(id, added);
    files.put(id, newFileBytes(bytes));
  });
}

/** What a stored record says that its file takes; one that says nothing may have as much as any. */
const bytesOf = (stored: Partial<TrayFile> | undefined): number =>
  Number.isFinite(stored?.bytes) ? Math.max(0, Number(stored?.bytes)) : MAX_FILE_BYTES;
