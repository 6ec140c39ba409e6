import { bytesInWords } from '#lib/bytes-in-words.ts';
import type { Draft, Kept, LockerKept } from './kept.ts';

/** What the page about this device says of what it has counted. */

export const ROWS = {
  messages: { label: 'Outbox', act: 'Open', about: 'Open the outbox' },
  locker: { label: 'Locker', act: 'Open', about: 'Open the locker' },
  drafts: { label: 'Drafts', act: 'Go on', about: 'Go on with the draft' },
  investor: {
    label: 'Investor demo',
    act: 'Open',
    about: 'Open the investor demo',
    leave: 'Sign out',
    leaveAbout: 'Sign out of the investor demo',
  },
} as const;

/** The lock of the locker: how it stands, and where it is set or opened. */
const LOCK = {
  none: {
    text: 'Off: whoever opens this device can open your documents.',
    to: '/digilocker#lock-title',
    act: 'Set',
    about: 'Set a lock for the locker',
  },
  unlocked: {
    text: 'On, and open in this tab. On the disk your documents are encrypted.',
    to: '/digilocker#lock-title',
    act: 'Change',
    about: 'Change the lock of the locker',
  },
  locked: {
    text: 'On: your documents open with the passphrase alone.',
    to: '/digilocker',
    act: 'Unlock',
    about: 'Unlock the locker',
  },
} as const;

const COUNTING = 'Counting...';
const REFUSED = 'This browser’s storage cannot be read now';
const FORMS: Readonly<Record<Draft['form'], string>> = {
  contact: 'Contact form',
  signUp: 'Sign-up',
};

/** One line for each row of what is kept. */
export function keptInWords(kept: Kept | undefined): Record<keyof typeof ROWS, string> {
  if (!kept) return { messages: COUNTING, locker: COUNTING, drafts: COUNTING, investor: COUNTING };
  const { messages, locker, drafts, investor } = kept;
  return {
    messages: messages === undefined ? COUNTING : messagesInWords(messages),
    locker: locker === undefined ? REFUSED : lockerInWords(locker),
    drafts: drafts === undefined ? REFUSED : draftsInWords(drafts),
    investor: investor === undefined ? REFUSED : investorInWords(investor),
  };
}

/** How the lock stands, in a sentence. */
export const lockInWords = (kept: Kept | undefined): string =>
  kept ? (lockOf(kept)?.text ?? REFUSED) : COUNTING;

/** The lock as it stands; undefined where it cannot be told. */
export function lockOf({ locker }: Kept): (typeof LOCK)[keyof typeof LOCK] | undefined {
  if (locker === undefined) return undefined;
  if (locker === 'locked') return LOCK.locked;
  return locker.sealed ? LOCK.unlocked : LOCK.none;
}

function messagesInWords(count: number): string {
  if (count === 0) return 'Nothing waits';
  return `${counted(count, 'message waits', 'messages wait')} for a network`;
}

function lockerInWords(locker: LockerKept | 'locked'): string {
  if (locker === 'locked') return 'Locked, so what is in it cannot be counted';
  const { documents, bytes, tray } = locker;
  const parts = [
    documents === 0 ? 'No documents' : documentCount(documents),
    bytes > 0 && bytesInWords(bytes),
    tray > 0 && `${fileCount(tray)} in the tray`,
  ];
  return parts.filter(Boolean).join(', ');
}

function draftsInWords(drafts: readonly Draft[]): string {
  if (drafts.length === 0) return 'Nothing begun';
  return `${drafts.map(({ form }) => FORMS[form]).join(', ')}: begun, not sent`;
}

const investorInWords = (email: string) =>
  email ? `Signed in as ${email}` : 'Nobody is signed in';

/** What erasing takes away, as a list in words; empty where there is nothing. */
export function goneInWords({ messages = 0, locker, drafts = [], investor }: Kept): string {
  const parts = [
    locker === 'locked' && 'all that is in the locked locker',
    typeof locker === 'object' && locker.documents > 0 && documentCount(locker.documents),
    typeof locker === 'object' && locker.tray > 0 && `${fileCount(locker.tray)} in the tray`,
    messages > 0 && counted(messages, 'waiting message', 'waiting messages'),
    drafts.length > 0 && counted(drafts.length, 'draft', 'drafts'),
    investor && 'the session of the investor demo',
  ];
  return joined(parts.filter((part) => typeof part === 'string' && part !== '') as string[]);
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const documentCount = (count: number) => counted(count, 'document', 'documents');
const fileCount = (count: number) => counted(count, 'file', 'files');

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
