import type { UpdateFinding } from '#pwa/check-update.ts';

/** What asking for an update found, in words. */
export const FOUND: Readonly<Record<UpdateFinding, string>> = {
  newest: 'This is the newest version.',
  ready: 'A newer version is on this device. Press to use it; drafts stay.',
  none: 'This browser keeps no pages, so each visit gets the newest version.',
  unanswered: 'Could not ask: there is no network, or the server did not answer.',
  broken: 'There is a newer version, and it could not be fetched whole. Try again later.',
};

export const UPDATE = {
  look: 'Look for an update',
  looking: 'Looking...',
  use: 'Use the newer version',
  version: (version: string, builtOn: string) => `Version ${version} of ${builtOn}`,
} as const;
