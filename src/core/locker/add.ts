import { randomId } from '#lib/random-id.ts';
import { changeLocker } from './database.ts';
import type { LockerDocument } from './document.ts';
import { newFileBytes } from './file-bytes.ts';
import { nextPosition } from './position.ts';
import { readBytes } from './read-bytes.ts';
import { type OfSession, readUserOf } from './session.ts';
import { uploadedDocument } from './uploaded-document.ts';

/**
 * Puts a file that the visitor chose here on top of the list. Its record and its bytes are written
 * together, or neither is. What comes from outside goes through the tray.
 *
 * @throws LockerError `too-large`, `empty`, `unreadable`, `full`, `blocked`, `newer`, `signed-out`
 */
export async function addFile(file: File, of: OfSession = {}): Promise<LockerDocument> {
  const bytes = await readBytes(file);
  const id = randomId();
  return changeLocker(['documents', 'files', 'state'], async ({ documents, files, state }) => {
    await readUserOf(state, of);
    const now = Date.now();
    const position = await nextPosition(state, now);
    const { name, type: mediaType } = file;
    const sent = { id, name, mediaType, bytes: bytes.byteLength, head: bytes };
    const document = uploadedDocument({ ...sent, issuerCode: 'visitor', now, position });
    documents.put(id, document);
    files.put(id, newFileBytes(bytes));
    return document;
  });
}
