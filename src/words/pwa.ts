export const readyOffline = 'Ready to work offline.';
export const update = 'Update';
export const updateReady = 'Update ready';
export const updateReadyText = 'A newer version is downloaded. Your drafts stay.';
export const updateInUse = 'Update in use';
export const updateInUseText =
  'A newer version is in use in another tab. Reload when you are ready.';
export const reloadNeeded = 'Reload needed';
export const reloadNeededText =
  'A part of the site could not be loaded. Reload when you are ready.';
export const later = 'Later';
export const reload = 'Reload';
