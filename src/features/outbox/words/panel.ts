import { plural } from '#words/plural.ts';
import { clock, localDay } from '#words/times.ts';

export const heading = 'Outbox';
export const waitingCount = (count: number) => `${count} waiting`;
export const oldestShown = (count: number) => `The oldest ${count} are shown.`;

/** By the time when it was. */
export const savedToday = (time: number) => `Saved today, ${clock(time)}`;
export const savedYesterday = (time: number) => `Saved yesterday, ${clock(time)}`;
export const savedOn = (time: number) => `Saved ${localDay(time)}`;

export const sending = 'Sending';
export const waiting = 'Waiting';
export const waitingForNetwork = 'Waiting for network';
export const notSentYet = 'Not sent';
export const notSent = (tries: number) =>
  plural(tries, 'Not sent, 1 try', `Not sent, ${tries} tries`);
/** Where a copy may have arrived. */
export const notConfirmed = (tries: number) =>
  plural(tries, 'Not confirmed, 1 try', `Not confirmed, ${tries} tries`);

export const sendItAgain = 'Send it again, or edit it.';
export const nextTryOnline = 'Next try when online';
export const nextTryNow = 'Next try now';
export const nextTryInSeconds = (count: number) =>
  plural(count, 'Next try in 1 second', `Next try in ${count} seconds`);
export const nextTryInMinutes = (count: number) =>
  plural(count, 'Next try in 1 minute', `Next try in ${count} minutes`);
export const nextTryInHours = (count: number) =>
  plural(count, 'Next try in 1 hour', `Next try in ${count} hours`);

export const mayHaveArrived =
  'An earlier try got no clear answer, so a copy may have arrived. The next try uses the same number, so we can recognise a duplicate.';
export const lastAnswer = (error: string) => `Last answer: ${error}`;
/** By the error's code. */
export const errors = {
  noAnswer: 'No answer from the mail service.',
  offline: 'No answer, and no network.',
  notTheService: 'Something other than the mail service answered.',
  closed: 'The app was closed while this was being sent.',
  unsent: 'None. It did not leave this device.',
  noSettings: 'Our mail service is not set up.',
};

export const sendNow = 'Send now';
export const sendNowThis = (message: string) => `Send now: ${message}`;
export const edit = 'Edit';
export const editThis = (message: string) => `Edit: ${message}`;
export const copy = 'Copy';
export const copyThis = (message: string) => `Copy: ${message}`;
export const remove = 'Delete';
export const removeThis = (message: string) => `Delete: ${message}`;

export const notDeleted = 'Not deleted: it is being sent, or storage is busy. Try again.';
export const copied = 'Message copied.';
export const notCopied = 'This browser did not copy it. Select the text instead.';
export const notAsked = 'Not sent: it is already on its way, or storage is busy.';
export const stillOffline = 'Still offline. Your message is kept.';
export const isNext = 'Another message is being sent. Yours is next.';
export const refusedAgain = 'Not sent. The last answer is shown below it.';
export const notConfirmedAgain = 'Not confirmed. The last answer is shown below it.';

export const questions = {
  delete: {
    heading: 'Delete this message?',
    text: 'It has not been sent. This cannot be undone.',
    confirm: 'Delete',
  },
  deleteUnconfirmed: {
    heading: 'Delete this message?',
    text: 'A copy may already have reached us. Once deleted, it is not sent again. This cannot be undone.',
    confirm: 'Delete',
  },
  replaceDraft: {
    heading: 'Replace what you were writing?',
    text: 'The contact form holds another message. Editing this one replaces it.',
    confirm: 'Replace',
  },
};
