export const all = 'Export everything';
export const part = (part: number, parts: number) => `Save part ${part} of ${parts}`;
export const busy = 'Packing...';
export const failed = 'The file could not be made. Free some space on this device and try again.';
export const bringBack = 'Import a file';
export const bringBackFile = 'File to import';
export const bringBackText =
  'The locker shows what is in the file before it adds anything. Messages and drafts stay in the file as text, so that nothing is sent twice.';
