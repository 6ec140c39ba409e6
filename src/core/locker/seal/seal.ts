import { SEAL_KEY } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import { migrateRecord } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import type { OpenStore } from '#core/storage/transactions.ts';
import type { WrappedByScreenLock } from './screen-lock.ts';

/** The data key, encrypted with what is derived from a passphrase. Bytes as base64. */
export interface WrappedByPassphrase {
  salt: string;
  /** Of PBKDF2 with SHA-256. */
  iterations: number;
  iv: string;
  key: string;
}

/** How a sealed locker is unlocked. Nothing in it is a secret, and the passphrase is nowhere. */
export interface Seal {
  v: typeof RECORDS.seal.version;
  /** Random UUID; another one each time a locker is sealed. */
  id: string;
  /** While records are being encrypted, or written plain again, some of both kinds lie on the disk. */
  phase: 'sealing' | 'sealed' | 'unsealing';
  /** How often it was locked: a tab that unlocked it before that does not read on. */
  locks: number;
  /** Time without use after which a tab locks itself; 0 for never. */
  autoLockMs: number;
  passphrase: WrappedByPassphrase;
  /** A second way in, if its visitor has set one. */
  screenLock?: WrappedByScreenLock;
}

/** OWASP's count for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023), which a new seal has. */
export const ITERATIONS = 600_000;

/** More would take minutes on a phone: no version of this site wrote it. */
export const MAX_ITERATIONS = 10_000_000;

const PHASES: readonly unknown[] = ['sealing', 'sealed', 'unsealing'];

/** The seal as it is stored; undefined where there is none. Throws LockerError `newer`, `unreadable`. */
export async function readSeal(store: OpenStore): Promise<Seal | undefined> {
  const stored = await store.get<unknown>(SEAL_KEY);
  if (stored === undefined) return undefined;
  const seal = migrateRecord(stored, RECORDS.seal, (record) => {
    const { id, phase, locks, autoLockMs, passphrase, screenLock } = record;
    const isSeal =
      typeof id === 'string' &&
      PHASES.includes(phase) &&
      [locks, autoLockMs].every((count) => Number.isSafeInteger(count) && Number(count) >= 0) &&
      isWrapped(passphrase) &&
      (screenLock === undefined || isWrappedByScreenLock(screenLock));
    return isSeal ? (record as unknown as Seal) : undefined;
  });
  if (typeof seal === 'string') throw new LockerError(seal);
  return seal;
}

function isWrappedByScreenLock(value: unknown): boolean {
  const { credentialId, salt, iv, key } = (value ?? {}) as Partial<WrappedByScreenLock>;
  return [credentialId, salt, iv, key].every((text) => typeof text === 'string');
}

function isWrapped(value: unknown): boolean {
  const { salt, iterations, iv, key } = (value ?? {}) as Partial<WrappedByPassphrase>;
  return (
    [salt, iv, key].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(iterations) &&
    Number(iterations) > 0 &&
    Number(iterations) <= MAX_ITERATIONS
  );
}
