import { transactRaw } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import { isSealed } from './cipher.ts';
import { readSeal, type Seal } from './seal.ts';

/** How much of a locker with a seal is encrypted on the disk. */
export interface Encryption {
  phase: Seal['phase'];
  /** Documents and files of the tray that can be read there, of how many; not counted once all is sealed. */
  plain: number;
  all: number;
}

/** As the disk has it; undefined where there is no seal, or none that can be read. Throws what the database throws. */
export const readEncryption = (): Promise<Encryption | undefined> =>
  transactRaw(['seal', 'documents', 'tray', 'aside'], 'readonly', async (stores) => {
    const seal = await readSeal(stores.seal);
    if (!seal) return undefined;
    if (seal.phase === 'sealed') return { phase: seal.phase, plain: 0, all: 0 };
    const lists = [stores.documents, stores.tray, stores.aside];
    const records = (await Promise.all(lists.map((list) => list.entries<unknown>()))).flat();
    // A record is rewritten after its bytes, or with them.
    const plain = records.filter(([, stored]) => !isSealed(stored)).length;
    return { phase: seal.phase, plain, all: records.length };
  }).catch((error) => {
    if (error instanceof LockerError) return undefined;
    throw error;
  });
