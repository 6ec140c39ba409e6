import { fromBase64, toBase64 } from './base64.ts';
import { IV_BYTES } from './cipher.ts';

/** The data key, encrypted with what the device gives after its own screen lock was passed. Bytes as base64. */
export interface WrappedByScreenLock {
  /** Of the WebAuthn credential. */
  credentialId: string;
  /** What the credential's pseudo-random function is asked for. */
  salt: string;
  iv: string;
  key: string;
}

/** What to ask the device for, and what it gave: 32 bytes that nothing else gives. */
export interface ScreenLockSecret {
  credentialId: Uint8Array<ArrayBuffer>;
  salt: Uint8Array<ArrayBuffer>;
  output: ArrayBuffer;
}

const DATA_KEY = { name: 'AES-GCM', length: 256 } as const;

/** Encrypts the data key, which must be extractable, with what the device gave. `id` is that of the seal. */
export async function wrapByScreenLock(
  dataKey: CryptoKey,
  { credentialId, salt, output }: ScreenLockSecret,
  id: string,
): Promise<WrappedByScreenLock> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const wrapping = await derive(output, id, 'wrapKey');
  const key = await crypto.subtle.wrapKey('raw', dataKey, wrapping, { name: 'AES-GCM', iv });
  return {
    credentialId: toBase64(credentialId),
    salt: toBase64(salt),
    iv: toBase64(iv),
    key: toBase64(key),
  };
}

/** The data key, which cannot be exported. Throws where it is not this device's secret. */
export async function unwrapByScreenLock(
  { iv, key }: WrappedByScreenLock,
  output: ArrayBuffer,
  id: string,
): Promise<CryptoKey> {
  const wrapping = await derive(output, id, 'unwrapKey');
  const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
  const uses: KeyUsage[] = ['encrypt', 'decrypt'];
  const bytes = fromBase64(key);
  return crypto.subtle.unwrapKey('raw', bytes, wrapping, algorithm, DATA_KEY, false, uses);
}

/** HKDF, since the output is random already. The seal's id binds it to this locker. */
async function derive(output: ArrayBuffer, id: string, use: KeyUsage): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', output, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(id);
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(algorithm, base, DATA_KEY, false, [use]);
}
