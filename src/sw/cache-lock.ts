import { BUILDS_LOCK, CACHE_LOCK } from '#core/contract.ts';

/**
 * Puts files of a build together. Nobody forgets files meanwhile: a browser installs one build while it activates
 * another, and of one that is not noted yet nobody knows what it needs.
 */
export const filling = <Result>(work: () => Promise<Result>): Promise<Result> =>
  locked(CACHE_LOCK, { mode: 'shared' }, work) as Promise<Result>;

/**
 * Forgets files while nobody fills the cache.
 *
 * @param orNever does nothing where somebody does: pages wait for an activation, which must not wait for a network
 */
export const forgetting = (work: () => Promise<void>, orNever = false): Promise<void> =>
  locked(CACHE_LOCK, { ifAvailable: orNever }, work);

/** Reads and writes the record of builds as nobody else does. Within the other two, never around them. */
export const noting = (work: () => Promise<void>): Promise<void> => locked(BUILDS_LOCK, {}, work);

async function locked<Result>(
  name: string,
  options: LockOptions,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // A browser that is too old for locks.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, options, async (lock) => (lock ? work() : undefined));
}
