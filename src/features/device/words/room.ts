export const heading = 'Storage used';
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
  yes: 'The browser keeps all of it until you delete it.',
  no: 'The browser may clear it when the device runs out of space.',
  refused:
    'The browser may still clear it. That is less likely if you use the site often or add it to your home screen.',
};
export const askToKeep = 'Ask the browser to keep it';
