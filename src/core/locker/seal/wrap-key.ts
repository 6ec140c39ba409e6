import { fromBase64, toBase64 } from './base64.ts';
import { IV_BYTES } from './cipher.ts';
import { deriveKey } from './derive-key.ts';
import { ITERATIONS, type WrappedByPassphrase } from './seal.ts';
import { subtle } from './subtle.ts';
import { WrongPassphrase } from './wrong-passphrase.ts';

/** A shorter passphrase is refused. */
export const MIN_PASSPHRASE_CHARACTERS = 8;

const SALT_BYTES = 16;
const DATA_KEY = { name: 'AES-GCM', length: 256 } as const;

/** Whether a passphrase is long enough, counted in characters as people see them typed. */
export const isLongEnough = (passphrase: string): boolean =>
  [...passphrase.normalize('NFKC')].length >= MIN_PASSPHRASE_CHARACTERS;

/** A new key for the records. It can be exported, once, to be wrapped. Throws LockerError `insecure`. */
export const newDataKey = async (): Promise<CryptoKey> =>
  subtle().generateKey(DATA_KEY, true, ['encrypt', 'decrypt']);

/** Encrypts the data key with the passphrase. `id` is that of the seal: for another one it cannot be used. */
export async function wrapKey(
  dataKey: CryptoKey,
  passphrase: string,
  id: string,
): Promise<WrappedByPassphrase> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const wrapping = await deriveKey(passphrase, salt, ITERATIONS, ['wrapKey']);
  const key = await crypto.subtle.wrapKey('raw', dataKey, wrapping, gcm(iv, id));
  return { salt: toBase64(salt), iterations: ITERATIONS, iv: toBase64(iv), key: toBase64(key) };
}

/**
 * The data key. It cannot be exported unless `extractable`, which wrapping it again needs.
 *
 * @throws WrongPassphrase
 */
export async function unwrapKey(
  { salt, iterations, iv, key }: WrappedByPassphrase,
  passphrase: string,
  id: string,
  extractable = false,
): Promise<CryptoKey> {
  const wrapping = await deriveKey(passphrase, fromBase64(salt), iterations, ['unwrapKey']);
  try {
    const algorithm = gcm(fromBase64(iv), id);
    const uses: KeyUsage[] = ['encrypt', 'decrypt'];
    return await crypto.subtle.unwrapKey(
      'raw',
      fromBase64(key),
      wrapping,
      algorithm,
      DATA_KEY,
      extractable,
      uses,
    );
  } catch {
    throw new WrongPassphrase();
  }
}

const gcm = (iv: Uint8Array<ArrayBuffer>, id: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(id),
});
