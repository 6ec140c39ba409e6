import { LockerError } from '#core/locker/error.ts';

/** The browser's cipher, which only pages get that came over HTTPS. Throws LockerError `insecure`. */
export function subtle(): SubtleCrypto {
  if (!crypto.subtle) throw new LockerError('insecure');
  return crypto.subtle;
}
