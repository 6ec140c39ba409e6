import type { ReactElement } from 'react';

export const version = (version: string, day: ReactElement) => (
  <span>
    Version <span>{version}</span>, built on {day}
  </span>
);
export const look = 'Check for updates';
export const looking = 'Checking...';
export const use = 'Use the newer version';
/** What asking for an update found. */
export const found = {
  newest: 'This is the newest version.',
  ready: 'A newer version is on this device. Press to use it; drafts stay.',
  none: 'This browser keeps no pages, so each visit gets the newest version.',
  unanswered: 'Could not check: there is no network, or the server did not answer.',
  broken: 'There is a newer version, but it could not be downloaded completely. Try again later.',
};
