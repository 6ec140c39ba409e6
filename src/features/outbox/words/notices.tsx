import type { ReactElement } from 'react';
import { plural } from '#words/plural.ts';

export const storageProblems = {
  unavailable:
    'This browser does not let the site store anything. What you type is kept only while this page is open.',
  busy: 'The storage of this device is not answering. What you type is kept only while this page is open.',
  full: 'This device has no space left for this site. What you type is kept only while this page is open.',
  newer:
    'A newer version of this site has been used on this device. Reload the page to see what it stored; if this stays, the site went back to an earlier version.',
};

export const lost = (count: number) =>
  plural(
    count,
    '1 waiting message was lost because this browser’s storage was cleared. Please write again.',
    `${count} waiting messages were lost because this browser’s storage was cleared. Please write again.`,
  );
export const dismiss = 'Dismiss';
export const quarantined = (count: number) =>
  plural(
    count,
    '1 stored message could not be read. It is kept apart on this device; your other messages are sent as usual.',
    `${count} stored messages could not be read. They are kept apart on this device; your other messages are sent as usual.`,
  );
export const servicePaused = (phone: ReactElement, email: ReactElement) => (
  <span>
    Our mail service does not accept messages at the moment. Yours are kept and tried again every
    hour. If it is urgent, call {phone} or write to {email}.
  </span>
);
