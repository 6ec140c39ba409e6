import { plural } from '#words/plural.ts';

export const rows = {
  messages: { label: 'Outbox', act: 'Open', about: 'Open the outbox' },
  locker: { label: 'Locker', act: 'Open', about: 'Open the locker' },
  session: { label: 'Locker sign-in', act: 'Sign in', about: 'Sign in to the locker' },
  drafts: { label: 'Drafts', act: 'Continue', about: 'Continue the draft' },
  investor: { label: 'Investor demo', act: 'Open', about: 'Open the investor demo' },
};
export const leave = 'Sign out';
export const leaveLockerAbout = 'Sign out of the locker';
export const leaveInvestorAbout = 'Sign out of the investor demo';
export const notLeft = 'You are still signed in, and nothing was removed. Try again.';

/** The lock of the locker: its state, and the action for it. */
export const locks = {
  none: {
    text: 'Off: anyone who can unlock this device can open your documents.',
    act: 'Set',
    about: 'Set a lock for the locker',
  },
  unlocked: {
    text: 'On, and open in this tab.',
    act: 'Change',
    about: 'Change the lock of the locker',
  },
  locked: {
    text: 'On: only the passphrase opens your documents.',
    act: 'Unlock',
    about: 'Unlock the locker',
  },
};
export const encrypted = 'Your documents are encrypted on this device.';

export const counting = 'Counting...';
export const refused = 'This browser’s storage cannot be read now';
export const noMessages = 'Nothing waits';
export const messages = (count: number) =>
  plural(count, '1 message waits for a network', `${figure(count)} messages wait for a network`);
export const failedMessages = (count: number) =>
  plural(count, '1 message could not be sent', `${figure(count)} messages could not be sent`);
export const unconfirmedMessages = (count: number) =>
  plural(count, '1 message is not confirmed', `${figure(count)} messages are not confirmed`);
export const lockerLocked = 'Locked, so its documents cannot be counted';
export const sessionLocked = 'Locked, so we cannot show who is signed in';
export const noDocuments = 'No documents';
export const documents = (count: number) =>
  plural(count, '1 document', `${figure(count)} documents`);
export const tray = (count: number) =>
  plural(count, '1 file in the tray', `${figure(count)} files in the tray`);
export const noDrafts = 'No drafts';
export const draftsOf = (forms: string) => `${forms}: started, not sent`;
export const forms = { contact: 'Contact form', signUp: 'Sign-up' };
export const signedIn = (email: string) => `Signed in as ${email}`;
export const signedInByName = (name: string) => `Signed in as ${name}`;
export const notSignedIn = 'Nobody is signed in';

/** What erasing takes away, in a list. */
export const lockedLocker = 'everything in the locked locker';
export const waitingMessages = (count: number) =>
  plural(count, '1 waiting message', `${figure(count)} waiting messages`);
export const listOfSent = 'a list of sent messages';
export const drafts = (count: number) => plural(count, '1 draft', `${figure(count)} drafts`);
export const investorSession = 'the session of the investor demo';
export const listed = (most: string, last: string) => `${most} and ${last}`;

const figure = (count: number) => count.toLocaleString('en-IN');
