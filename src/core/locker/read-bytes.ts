import { LockerError } from './error.ts';
import { MAX_FILE_BYTES } from './limits.ts';

/**
 * All bytes of a file that the visitor or another app hands over.
 *
 * @throws LockerError `too-large`; `empty`: a chooser of a cloud drive may hand over a name without bytes;
 *   `unreadable`: a file on a card that was taken out has a name and a size, and no bytes
 */
export async function readBytes(file: File): Promise<ArrayBuffer> {
  if (file.size > MAX_FILE_BYTES) throw new LockerError('too-large');
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) throw new LockerError('unreadable');
  if (bytes.byteLength === 0) throw new LockerError('empty');
  return bytes;
}
