export const gone = (what: string) => `${what} would be gone.`;
export const nothing = 'Nothing of yours is here but settings.';
export const ask = 'Erase';
export const failed =
  'Not all could be removed: another tab of this site holds on to it, or the browser refuses. Close the other tabs and press Erase again.';
export const pending =
  'All is removed, but another tab of this site is still busy. Close it: until then nothing new can be kept here, and what that tab still stores is removed when it closes. Traces may stay readable on the disk until the browser overwrites them.';
export const done =
  'All is removed: the site keeps nothing of yours here. The pages stay, and open without a network. Traces may stay readable on the disk until the browser overwrites them.';
