import * as words from '#features/device/words/kept.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { halfEncrypted } from '#words/locker/encryption.ts';
import type { Draft, Kept, LockerKept } from './kept.ts';

/** The lock of the locker: its state, and where it is set or opened. */
const LOCK = {
  none: { ...words.locks.none, to: '/digilocker#lock-title' },
  unlocked: { ...words.locks.unlocked, to: '/digilocker#lock-title' },
  locked: { ...words.locks.locked, to: '/digilocker' },
} as const;

/** One line for each row of what is kept. */
export function keptInWords(kept: Kept | undefined): Record<keyof typeof words.rows, string> {
  if (!kept)
    return {
      messages: words.counting,
      locker: words.counting,
      session: words.counting,
      drafts: words.counting,
      investor: words.counting,
    };
  const { locker, drafts, investor } = kept;
  return {
    messages: messagesInWords(kept),
    locker: locker === undefined ? words.refused : lockerInWords(locker),
    session: locker === undefined ? words.refused : sessionInWords(locker),
    drafts: drafts === undefined ? words.refused : draftsInWords(drafts),
    investor: investor === undefined ? words.refused : investorInWords(investor),
  };
}

/** The state of the lock, in a sentence. */
export const lockInWords = (kept: Kept | undefined): string =>
  kept ? statedLock(kept) : words.counting;

function statedLock(kept: Kept): string {
  const lock = lockOf(kept);
  if (!lock || lock === LOCK.none) return lock?.text ?? words.refused;
  const { phase, plain, all } = kept.encryption ?? { phase: 'unknown', plain: 0, all: 0 };
  if (phase === 'unknown' || (phase === 'sealed' && lock === LOCK.locked)) return lock.text;
  const how = phase === 'sealed' ? words.encrypted : halfEncrypted(phase, plain, all);
  return `${lock.text} ${how}`;
}

/** The current lock; undefined if it is unknown. */
export function lockOf({ locker }: Kept): (typeof LOCK)[keyof typeof LOCK] | undefined {
  if (locker === undefined) return undefined;
  if (locker === 'locked') return LOCK.locked;
  return locker.sealed ? LOCK.unlocked : LOCK.none;
}

/** A message that only its author can help waits for no network. */
function messagesInWords(kept: Kept): string {
  const { messages, failedMessages = 0, unconfirmedMessages = 0, listsSent } = kept;
  if (messages === undefined) return words.counting;
  const waiting = messages - failedMessages - unconfirmedMessages;
  const parts = [
    messages === 0 && words.noMessages,
    waiting > 0 && words.messages(waiting),
    failedMessages > 0 && words.failedMessages(failedMessages),
    unconfirmedMessages > 0 && words.unconfirmedMessages(unconfirmedMessages),
    listsSent && words.listOfSent,
  ];
  return parts.filter(Boolean).join(', ');
}

function lockerInWords(locker: LockerKept | 'locked'): string {
  if (locker === 'locked') return words.lockerLocked;
  const { documents, bytes, tray } = locker;
  const parts = [
    documents === 0 ? words.noDocuments : words.documents(documents),
    bytes > 0 && bytesInWords(bytes),
    tray > 0 && words.tray(tray),
  ];
  return parts.filter(Boolean).join(', ');
}

function sessionInWords(locker: LockerKept | 'locked'): string {
  if (locker === 'locked') return words.sessionLocked;
  return locker.user ? words.signedInByName(locker.user) : words.notSignedIn;
}

const draftsInWords = (drafts: readonly Draft[]) =>
  drafts.length === 0
    ? words.noDrafts
    : words.draftsOf(drafts.map(({ form }) => words.forms[form]).join(', '));

const investorInWords = (email: string) => (email ? words.signedIn(email) : words.notSignedIn);

/** What erasing takes away, as a list in words; empty where there is nothing. */
export function goneInWords(kept: Kept): string {
  const { messages = 0, listsSent, locker, drafts = [], investor } = kept;
  const parts = [
    locker === 'locked' && words.lockedLocker,
    typeof locker === 'object' && locker.documents > 0 && words.documents(locker.documents),
    typeof locker === 'object' && locker.tray > 0 && words.tray(locker.tray),
    messages > 0 && words.waitingMessages(messages),
    listsSent && words.listOfSent,
    drafts.length > 0 && words.drafts(drafts.length),
    investor && words.investorSession,
  ];
  return joined(parts.filter((part) => typeof part === 'string' && part !== '') as string[]);
}

const joined = (parts: readonly string[]) =>
  parts.length < 2
    ? parts.join('')
    : words.listed(parts.slice(0, -1).join(', '), parts.at(-1) as string);
