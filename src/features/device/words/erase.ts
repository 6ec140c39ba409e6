export const gone = (what: string) => `This deletes ${what}.`;
export const nothing = 'Only your settings are stored here.';
export const ask = 'Delete all';
export const failed =
  'Some data could not be deleted: another tab of this site is using it, or the browser refuses. Close the other tabs and press “Delete all” again.';
export const pending =
  'Everything was deleted, but another tab of this site is still busy. Close that tab: until then nothing new can be kept here, and what it still stores is deleted when it closes. Traces may stay readable on the disk until the browser overwrites them.';
export const done =
  'Everything was deleted: the site keeps nothing of yours here. The pages stay and open without a network. Traces may stay readable on the disk until the browser overwrites them.';
