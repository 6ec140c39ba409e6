export const heading = 'Room it takes';
export const taken = (used: string, quota: string) =>
  `${used} of about ${quota} that the browser allows.`;
export const takenShare = (used: string, quota: string, percent: number) =>
  `${used} of about ${quota} that the browser allows, ${percent} %.`;
export const parts = {
  pages: 'Pages and tools',
  documents: 'Documents',
  rest: 'Messages, drafts, settings',
  others: 'Pages, messages, drafts, settings',
};
/** Whether the browser keeps it, by what it answers. */
export const persisted = {
  yes: 'The browser keeps all of it until you erase it.',
  no: 'The browser may clear it when the device runs out of room.',
  refused:
    'The browser did not promise it this time. It does sooner for sites that are on the home screen or used often.',
};
export const askToKeep = 'Ask to keep it';
