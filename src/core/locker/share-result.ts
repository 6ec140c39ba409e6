import type { ShareRefusal, ShareResult } from './share-target.ts';

const REFUSALS: Record<ShareRefusal, true> = {
  'too-large': true,
  empty: true,
  'tray-full': true,
  full: true,
  unreadable: true,
  blocked: true,
  busy: true,
  broken: true,
  insecure: true,
  newer: true,
  'signed-out': true,
  missing: true,
  locked: true,
  'no-file': true,
  foreign: true,
  'no-worker': true,
};

/**
 * Reads the result from the locker's URL; undefined if it tells none. Anybody can write a URL, so only
 * known reasons count, and a page must say of `shared` no more than that something may have arrived.
 */
export function readShareResult(search: string): ShareResult | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('shared')) return undefined;
  const shared = Number(query.get('shared'));
  const refused = new Set(
    query.getAll('refused').filter((reason) => Object.hasOwn(REFUSALS, reason)),
  );
  return {
    shared: Number.isSafeInteger(shared) && shared > 0 ? shared : 0,
    refused: [...refused] as ShareRefusal[],
  };
}
