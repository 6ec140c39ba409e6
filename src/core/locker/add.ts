import { RECORDS } from '#core/storage/record-versions.ts';
import { randomId } from '#lib/random-id.ts';
import { changeLocker } from './database.ts';
import { dayOf } from './day.ts';
import type { LockerDocument } from './document.ts';
import { LockerError } from './error.ts';
import { newFileBytes } from './file-bytes.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { pictureType } from './picture-type.ts';
import { nextPosition } from './position.ts';
import { readUser } from './session.ts';
import { titleOf } from './title.ts';

export interface AddOptions {
  /**
   * `LockerUser.id` at the time when the file was chosen. If that session has ended since, the file is
   * refused as `signed-out`, so that nothing comes back into a locker that its owner has emptied.
   */
  session?: string;
  /** Handed over by another app: without a signed-in user it waits for one. */
  shared?: boolean;
}

/**
 * Puts a file on top of the list. Its record and its bytes are written together, or neither is.
 *
 * @throws LockerError `too-large`, `unreadable`, `full`, `blocked`, `newer`, `signed-out`
 */
export async function addFile(
  file: File,
  { session, shared = false }: AddOptions = {},
): Promise<LockerDocument> {
  if (file.size > MAX_FILE_BYTES) throw new LockerError('too-large');
  const bytes = await bytesOf(file);
  const mediaType = pictureType(bytes) ?? (file.type.startsWith('image/') ? '' : file.type);
  const id = randomId();
  return changeLocker(['documents', 'files', 'state'], async ({ documents, files, state }) => {
    const user = await readUser(state);
    if (session && user?.id !== session) throw new LockerError('signed-out');
    const now = Date.now();
    const document: LockerDocument = {
      v: RECORDS.document.version,
      id,
      title: titleOf(file.name),
      type: 'Uploaded',
      issuedBy: 'You',
      issuedOn: dayOf(now),
      previewUrl: '',
      addedAt: now,
      position: await nextPosition(state, now),
      file: { name: file.name, mediaType, bytes: bytes.byteLength },
      ...(shared && !user && { waiting: true }),
    };
    documents.put(id, document);
    files.put(id, newFileBytes(bytes));
    return document;
  });
}

// A file of a cloud drive or on a card that was taken out has a name and a size, and no bytes.
async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new LockerError('unreadable');
  }
}
