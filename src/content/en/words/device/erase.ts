export const gone = (what: string) => `${what} would be gone.`;
export const nothing = 'Nothing of yours is here but settings.';
export const ask = 'Erase';
export const failed =
  'Not all could be erased: another tab of this site holds on to it, or the browser refuses. Close the other tabs and press Erase again.';
export const done =
  'All is erased. Nothing of yours is on this device any more; the pages stay, and open without a network.';
