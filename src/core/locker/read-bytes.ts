import { LockerError } from './error.ts';
import { MAX_FILE_BYTES } from './limits.ts';

/**
 * All bytes of a file that the visitor or another app hands over.
 *
 * @throws LockerError `too-large`; `unreadable`: a file of a cloud drive or on a card that was taken out
 *   has a name and a size, and no bytes
 */
export async function readBytes(file: File): Promise<ArrayBuffer> {
  if (file.size > MAX_FILE_BYTES) throw new LockerError('too-large');
  try {
    return await file.arrayBuffer();
  } catch {
    throw new LockerError('unreadable');
  }
}
