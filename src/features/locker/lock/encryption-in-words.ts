import type { Encryption } from '#core/locker/seal/encryption.ts';
import { encrypted } from '#features/locker/words/locked.ts';
import * as half from '#words/locker/encryption.ts';

/** How much of a locked locker is encrypted; empty as long as that is not known. */
export function encryptionInWords(encryption: Encryption | undefined): string {
  if (!encryption) return '';
  const { phase, plain, all } = encryption;
  if (phase === 'sealed') return encrypted;
  return `${half.halfEncrypted(phase, plain, all)} ${half.goesOnUnlocked}`;
}
