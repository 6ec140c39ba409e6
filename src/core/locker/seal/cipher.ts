import { recordFromBytes, recordToBytes } from './record-bytes.ts';

/** A record on the disk of a sealed locker. What it is, how it is called and who issued it is in `data`. */
export interface SealedRecord {
  /** Version of this form. */
  sealed: 1;
  /** 96 random bits, new for each writing: NIST SP 800-38D, section 8.2.2. */
  iv: ArrayBuffer;
  /** AES-GCM of `recordToBytes`. */
  data: ArrayBuffer;
}

export const IV_BYTES = 12;

/** Whether a stored value has the form of a sealed record; only its key tells whether it is one. */
export function isSealed(stored: unknown): stored is SealedRecord {
  const { sealed, iv, data } = (stored ?? {}) as Partial<SealedRecord>;
  return sealed === 1 && iv?.byteLength === IV_BYTES && typeof data?.byteLength === 'number';
}

/** Encrypts a record for one place: of this seal, in this store, under this key. */
export async function sealRecord(
  key: CryptoKey,
  place: readonly string[],
  record: unknown,
): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: asBytes(place) };
  const data = await crypto.subtle.encrypt(algorithm, key, recordToBytes(record));
  return { sealed: 1, iv: iv.buffer, data };
}

/** Throws where the record was changed, comes from another place, or has another key. */
export async function openRecord(
  key: CryptoKey,
  place: readonly string[],
  { iv, data }: SealedRecord,
): Promise<unknown> {
  const algorithm = { name: 'AES-GCM', iv, additionalData: asBytes(place) };
  return recordFromBytes(await crypto.subtle.decrypt(algorithm, key, data));
}

const asBytes = (place: readonly string[]) => new TextEncoder().encode(JSON.stringify(place));
