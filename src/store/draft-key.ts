import { STORAGE_PREFIX } from '#facts/site.ts';
import { answerAsOwner, hasOwner } from './draft-owner.ts';
import { keptInTab } from './kept.ts';
import { DRAFT_NUMBER_KEY } from './keys.ts';

/** Web Lock that a tab holds on its drafts; their key follows. */
const DRAFT_LOCK = `${STORAGE_PREFIX}-draft`;

/** More tabs than this share the last one's drafts. */
const MAX_DRAFTS = 20;

/** A tab that may keep nothing finds its drafts as a new one does. */
const keptNumber = keptInTab(DRAFT_NUMBER_KEY, (text) => {
  const number = Number.parseInt(text ?? '', 10);
  return number >= 0 && number < MAX_DRAFTS ? number : undefined;
});

/** A page that is reloaded lets go of its lock a moment after the next one asks for it. */
const RELOAD_WAIT_MS = 5_000;

/**
 * Finds the drafts that are this tab's until it is closed: those it had before a reload; else some that
 * were written in a tab that is gone; else none yet.
 *
 * @param key of the first drafts; others have a number behind it
 * @param isWritten whether something was typed into the drafts under a key
 */
export async function claimDraftKey(
  key: string,
  isWritten: (key: string) => Promise<boolean>,
): Promise<string> {
  const keyOf = (number: number) => (number === 0 ? key : `${key}-${number}`);
  // Where locks are missing storage is blocked as well, or the browser is so old that tabs share.
  if (!('locks' in navigator)) return key;
  const before = keptNumber.read();
  if (before !== undefined && (await holdAgain(keyOf(before)))) return keyOf(before);
  const numbers = Array.from({ length: MAX_DRAFTS }, (_, number) => number);
  // All at once: until this tab has its key, nothing that is typed is written.
  const written = await Promise.all(
    numbers.map((number) => isWritten(keyOf(number)).catch(() => false)),
  );
  numbers.sort((a, b) => Number(written[b]) - Number(written[a]) || a - b);
  for (const number of numbers) if (await hold(keyOf(number), 0)) return remember(number, keyOf);
  return key;
}

/**
 * Takes the lock of the drafts that this tab had before. A tab that was duplicated lives and keeps it; the page before
 * this one is gone, and some browsers do not give its lock back.
 */
async function holdAgain(key: string): Promise<boolean> {
  if (await hold(key, RELOAD_WAIT_MS)) return true;
  return !(await hasOwner(nameOf(key))) && hold(key, 'steal');
}

const nameOf = (key: string) => `${DRAFT_LOCK}:${key}`;

/** Takes the lock of some drafts for as long as the page lives. Returns whether it was to be had. */
async function hold(key: string, waitMs: number | 'steal'): Promise<boolean> {
  // Not `AbortSignal.timeout`, which Safari 15 and Chrome 102 lack.
  const wait = new AbortController();
  const timer = waitMs === 'steal' ? undefined : setTimeout(() => wait.abort(), waitMs);
  const options = timer === undefined ? { steal: true } : { signal: wait.signal };
  return new Promise((resolve) => {
    navigator.locks
      .request(nameOf(key), waitMs === 0 ? { ifAvailable: true } : options, (lock) => {
        clearTimeout(timer);
        if (lock) answerAsOwner(nameOf(key));
        resolve(lock !== null);
        return lock ? new Promise<never>(() => {}) : undefined;
      })
      .catch(() => resolve(false));
  });
}

function remember(number: number, keyOf: (number: number) => string): string {
  keptNumber.write(String(number));
  return keyOf(number);
}
