import type { StoreName } from '#core/locker/database.ts';
import { SEAL_KEY } from '#core/locker/database.ts';
import { isSealed } from '#core/locker/seal/cipher.ts';
import type { Seal } from '#core/locker/seal/seal.ts';
import type { SimulatedCrypto } from './crypto.ts';
import type { Deed } from './deed.ts';
import type { Stores } from './stored.ts';

/** What a seal closes. */
const CLOSED = ['documents', 'tray', 'files', 'state', 'aside'] as const satisfies StoreName[];

/** One commit, as the disk has it. */
export interface SealedCommit {
  /** Before and after. */
  was: Seal | undefined;
  is: Seal | undefined;
  after: Stores;
  /** Keys that were written, of each store. */
  written: Readonly<Record<StoreName, readonly string[]>>;
  /** Of its process. */
  deeds: readonly Deed[];
  /** Whether its process was let in since the locker was locked last. */
  mayWrite: boolean;
  crypto: SimulatedCrypto;
}

export const sealIn = (stores: Stores): Seal | undefined =>
  stores.seal.get(SEAL_KEY) as Seal | undefined;

/** What a commit did to the seal that nobody asked for, or left open under it, in words. */
export function* faultsOfSeal(commit: SealedCommit): Generator<string> {
  const { was, is, after, written, deeds, mayWrite } = commit;
  const isOut = deeds.some(({ what }) => what === 'signOut');
  if (isOut && is === undefined && CLOSED.every((store) => after[store].size === 0)) return;
  if (was !== is) yield* changes(commit);
  const isOther = was?.phase !== is?.phase;
  for (const store of CLOSED) {
    if (was && !mayWrite && written[store].length > 0) yield `a locked tab writes ${store}`;
    for (const key of isOther ? after[store].keys() : written[store])
      if (after[store].has(key)) yield* form(commit, store, key);
  }
}

/**
 * Nothing plain is written under a seal, nothing plain is left when it is closed, and nothing sealed when it is off.
 */
function* form({ was, is, after, crypto }: SealedCommit, store: StoreName, key: string) {
  const stored = after[store].get(key);
  if (isSealed(stored)) {
    if (!is) yield `${key} of ${store} is sealed, and no seal is there`;
    const contents = crypto.contentsOf(stored, { store, key });
    if (is && contents?.secret !== crypto.keyOf(is)) yield `no key opens ${key} of ${store}`;
    if (Object.keys(stored).sort().join() !== 'data,iv,sealed')
      yield `${key} of ${store} says more`;
    return;
  }
  const isBefore = is?.phase === 'sealing' && was?.phase !== 'sealing';
  if (is && is.phase !== 'unsealing' && !isBefore)
    yield `${key} of ${store} can be read under the seal`;
}

function* changes({ was, is, after, deeds }: SealedCommit): Generator<string> {
  const isAsked = (what: Deed['what'], isOfThis = (_: Deed) => true) =>
    deeds.some((deed) => deed.what === what && isOfThis(deed));
  // A visitor who typed another one was let in by what it was before.
  const isUnchanged = ({ seal }: Deed) => seal?.passphrase.key === was?.passphrase.key;
  if (!was && !isAsked('setLock')) yield 'a seal is there, and nobody set one';
  if (!is && after.seal.size > 0) yield 'the seal is gone, and something of it is left';
  if (!is && was?.phase !== 'unsealing') yield 'the seal is gone, and was not being taken off';
  if (!was || !is) return;
  if (was.id !== is.id) yield 'another seal is there';
  if (was.phase !== is.phase) {
    if (is.phase === 'sealing') yield `the seal is being set, and was ${was.phase}`;
    if (is.phase === 'sealed' && was.phase !== 'sealing') yield 'the seal is on, and was taken off';
    if (is.phase === 'unsealing' && !isAsked('takeOff', ({ seal }) => seal?.id === is.id))
      yield 'nobody took this seal off';
  }
  if (is.locks !== was.locks && !(is.locks > was.locks && isAsked('lockAll')))
    yield 'all tabs are locked, or let in again, and nobody asked for that';
  if (is.autoLockMs !== was.autoLockMs && !isAsked('setAutoLock')) yield 'it locks at another time';
  if (is.passphrase.key !== was.passphrase.key && !isAsked('changePassphrase', isUnchanged))
    yield 'it has another passphrase, and nobody gave it one';
}
