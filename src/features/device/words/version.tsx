import type { ReactElement } from 'react';

export const version = (version: string, day: ReactElement) => (
  <span>
    Version <span>{version}</span>, built on {day}
  </span>
);
export const look = 'Look for an update';
export const looking = 'Looking...';
export const use = 'Use the newer version';
/** What asking for an update found. */
export const found = {
  newest: 'This is the newest version.',
  ready: 'A newer version is on this device. Press to use it; drafts stay.',
  none: 'This browser keeps no pages, so each visit gets the newest version.',
  unanswered: 'Could not ask: there is no network, or the server did not answer.',
  broken: 'There is a newer version, and it could not be fetched whole. Try again later.',
};
