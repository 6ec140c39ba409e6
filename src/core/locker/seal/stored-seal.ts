import { SEAL_KEY, transactRaw } from '#core/locker/database.ts';
import { asLockerError, LockerError } from '#core/locker/error.ts';
import { readSeal, type Seal } from './seal.ts';

/**
 * The seal on the disk; undefined where there is none. Throws `LockerError`: `unreadable` for one that makes no sense.
 */
export const currentSeal = (): Promise<Seal | undefined> =>
  asLocker(transactRaw(['seal'], 'readonly', ({ seal }) => readSeal(seal)));

/** The same; throws `missing` where there is none. */
export async function existingSeal(): Promise<Seal> {
  const seal = await currentSeal();
  if (!seal) throw new LockerError('missing');
  return seal;
}

/** Makes another one of what is stored at that moment. Throws `LockerError`. */
export const changeSeal = (make: (seal: Seal) => Seal): Promise<Seal> =>
  asLocker(
    transactRaw(['seal'], 'readwrite', async (stores) => {
      const seal = await readSeal(stores.seal);
      if (!seal) throw new LockerError('missing');
      const changed = make(seal);
      stores.seal.put(SEAL_KEY, changed);
      return changed;
    }),
  );

/** What the database throws, as a `LockerError`. */
export const asLocker = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((error) => Promise.reject(asLockerError(error)));
