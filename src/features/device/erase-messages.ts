/** Ends the address of the page that is opened once all is erased. */
export const ERASED_HASH = '#erased';

/** Said of erasing and exporting. */
export const ERASE = {
  gone: (what: string) => `${what} would be gone.`,
  nothing: 'Nothing of yours is here but settings.',
  ask: 'Erase',
  heading: 'Erase all that is kept here?',
  /** `what` is a list in words, which may be empty. */
  text: (what: string) =>
    `${what ? `This removes ${what} from this device, and all settings` : 'This removes all settings from this device'}. Nothing can be brought back. A message that is being sent at this moment may still arrive.`,
  confirm: 'Erase everything',
  export: 'Export first',
  cancel: 'Cancel',
  failed:
    'Not all could be erased: another tab of this site holds on to it, or the browser refuses. Close the other tabs and press Erase again.',
  done: 'All is erased. Nothing of yours is on this device any more; the pages stay, and open without a network.',
} as const;

export const EXPORT = {
  all: 'Export everything',
  part: (part: number, parts: number) => `Save part ${part} of ${parts}`,
  busy: 'Packing...',
  bringBack: 'Bring back a file',
  bringBackFile: 'File to bring back',
  bringBackText:
    'The locker shows what the file holds before it adds any document. Messages and drafts stay in the file as text, so that nothing is sent twice.',
  saved: 'The file is saved.',
  savedPart: (part: number, parts: number) =>
    `Part ${part} of ${parts} is saved. It is not whole before all are.`,
  locked:
    'The file is saved without documents, for the locker is locked. Unlock it and export again to have them too.',
  missing: 'Some documents had no file any more.',
  failed: 'The file could not be made. Free some space on this device and try again.',
} as const;
