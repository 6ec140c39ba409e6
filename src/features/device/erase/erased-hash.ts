import type { Erased } from '#core/storage/erase-databases.ts';

/** Ends the address of the page that is opened once all is erased. */
export const ERASED_HASHES: Readonly<Record<Erased, string>> = {
  erased: '#erased',
  pending: '#erased-pending',
};
