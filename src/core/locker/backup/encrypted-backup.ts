import { deriveKey } from '#core/locker/seal/derive-key.ts';
import { ITERATIONS, MAX_ITERATIONS } from '#core/locker/seal/seal.ts';
import { WrongPassphrase } from '#core/locker/seal/wrong-passphrase.ts';
import { BackupError } from './backup-error.ts';

/** Ending of the name of an encrypted backup. */
export const ENCRYPTED_ENDING = '.locked';

// Header: magic and version, salt, iterations (little-endian), a tag that only the right passphrase gives.
const MAGIC = new TextEncoder().encode('LOCKBAK1');
const SALT_BYTES = 16;
const COUNT_BYTES = 4;
const TAG_BYTES = 16;
const PLAIN_HEADER_BYTES = MAGIC.length + SALT_BYTES + COUNT_BYTES;
const HEADER_BYTES = PLAIN_HEADER_BYTES + TAG_BYTES;

/** Bytes that are encrypted at a time, and that fit into a phone's memory. */
const CHUNK_BYTES = 1024 * 1024;

/** How far the work on a backup is told, and whether it is to end. */
export interface EncryptionCourse {
  /** Called after each chunk. */
  onBytes?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

/** Index of the tag in the header, which no chunk has: a backup is smaller. */
const HEADER_INDEX = 0xffff_ffff;

/** Whether a file says of itself that it is an encrypted backup. */
export async function isEncryptedBackup(file: Blob): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, MAGIC.length).arrayBuffer());
  return first.length === MAGIC.length && first.every((byte, index) => byte === MAGIC[index]);
}

/**
 * Encrypts a backup, chunk by chunk, with a new key that PBKDF2 derives from the passphrase. Each chunk is
 * bound to the header, to its place, and to whether it is the last, so that none can be left out or moved.
 *
 * @throws the signal's reason
 */
export async function encryptBackup(
  archive: Blob,
  passphrase: string,
  { onBytes, signal }: EncryptionCourse = {},
): Promise<Blob> {
  const header = new Uint8Array(PLAIN_HEADER_BYTES);
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  header.set(MAGIC);
  header.set(salt, MAGIC.length);
  new DataView(header.buffer).setUint32(MAGIC.length + SALT_BYTES, ITERATIONS, true);
  const key = await deriveKey(passphrase, salt, ITERATIONS, ['encrypt']);
  const encrypt = (index: number, isLast: boolean, bytes: BufferSource) =>
    crypto.subtle.encrypt(gcm(header, index, isLast), key, bytes);
  const parts: Blob[] = [new Blob([header, await encrypt(HEADER_INDEX, false, new Uint8Array())])];
  for (let at = 0, index = 0; at === 0 || at < archive.size; at += CHUNK_BYTES, index++) {
    signal?.throwIfAborted();
    const bytes = await archive.slice(at, at + CHUNK_BYTES).arrayBuffer();
    // A separate blob, so that it can leave memory before the next one.
    parts.push(new Blob([await encrypt(index, at + CHUNK_BYTES >= archive.size, bytes)]));
    onBytes?.(Math.min(at + CHUNK_BYTES, archive.size), archive.size);
  }
  return new Blob(parts);
}

/**
 * The archive in an encrypted backup: all of it, or nothing.
 *
 * @throws WrongPassphrase; BackupError `incomplete` where it was cut or changed; the signal's reason
 */
export async function decryptBackup(
  file: Blob,
  passphrase: string,
  { onBytes, signal }: EncryptionCourse = {},
): Promise<Blob> {
  const header = new Uint8Array(await file.slice(0, PLAIN_HEADER_BYTES).arrayBuffer());
  if (file.size < HEADER_BYTES + TAG_BYTES) throw new BackupError('incomplete');
  const iterations = new DataView(header.buffer).getUint32(MAGIC.length + SALT_BYTES, true);
  if (iterations < 1 || iterations > MAX_ITERATIONS) throw new BackupError('incomplete');
  const salt = header.slice(MAGIC.length, MAGIC.length + SALT_BYTES);
  const key = await deriveKey(passphrase, salt, iterations, ['decrypt']);
  const decrypt = async (index: number, isLast: boolean, from: number, to: number) =>
    crypto.subtle.decrypt(
      gcm(header, index, isLast),
      key,
      await file.slice(from, to).arrayBuffer(),
    );
  await decrypt(HEADER_INDEX, false, PLAIN_HEADER_BYTES, HEADER_BYTES).catch(() => {
    throw new WrongPassphrase();
  });
  const parts: Blob[] = [];
  const step = CHUNK_BYTES + TAG_BYTES;
  for (let at = HEADER_BYTES, index = 0; at < file.size; at += step, index++) {
    signal?.throwIfAborted();
    const bytes = await decrypt(index, at + step >= file.size, at, at + step).catch(() => {
      throw new BackupError('incomplete');
    });
    parts.push(new Blob([bytes]));
    onBytes?.(Math.min(at + step, file.size), file.size);
  }
  return new Blob(parts, { type: 'application/zip' });
}

// The key is used for one file only, so that counting gives each chunk an iv that none had before.
function gcm(header: Uint8Array, index: number, isLast: boolean) {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setUint32(8, index);
  const additionalData = new Uint8Array([...header, ...iv, isLast ? 1 : 0]);
  return { name: 'AES-GCM', iv, additionalData };
}
