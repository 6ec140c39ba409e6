import { subtle } from './subtle.ts';

/**
 * A key for AES-GCM, 256 bits, made of a passphrase by PBKDF2 with SHA-256. It cannot be exported.
 *
 * @param iterations `ITERATIONS` for a new one
 * @throws LockerError `insecure`
 */
export async function deriveKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  uses: KeyUsage[],
): Promise<CryptoKey> {
  // Keyboards write one and the same letter in several ways.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await subtle().importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return subtle().deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, uses);
}
