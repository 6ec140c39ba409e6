import { randomId } from '#lib/random-id.ts';
import { changeLocker } from './database.ts';
import type { LockerDocument } from './document.ts';
import { LockerError } from './error.ts';
import { newFileBytes } from './file-bytes.ts';
import { nextPosition } from './position.ts';
import { readBytes } from './read-bytes.ts';
import { readUser } from './session.ts';
import { uploadedDocument } from './uploaded-document.ts';

export interface AddOptions {
  /**
   * `LockerUser.id` at the time when the file was chosen. If that session has ended since, the file is
   * refused as `signed-out`, so that nothing comes back into a locker that its owner has emptied.
   */
  session?: string;
}

/**
 * Puts a file that the visitor chose here on top of the list. Its record and its bytes are written
 * together, or neither is. What comes from outside goes through the tray.
 *
 * @throws LockerError `too-large`, `unreadable`, `full`, `blocked`, `newer`, `signed-out`
 */
export async function addFile(file: File, { session }: AddOptions = {}): Promise<LockerDocument> {
  const bytes = await readBytes(file);
  const id = randomId();
  return changeLocker(['documents', 'files', 'state'], async ({ documents, files, state }) => {
    const user = await readUser(state);
    if (session && user?.id !== session) throw new LockerError('signed-out');
    const now = Date.now();
    const position = await nextPosition(state, now);
    const { name, type: mediaType } = file;
    const sent = { id, name, mediaType, bytes: bytes.byteLength, head: bytes };
    const document = uploadedDocument({ ...sent, issuedBy: 'You', now, position });
    documents.put(id, document);
    files.put(id, newFileBytes(bytes));
    return document;
  });
}
