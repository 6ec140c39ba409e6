export const heading = 'Erase all that is kept here?';
/** `what` is a list in words, which may be empty. */
export const text = (what: string) =>
  what
    ? `This removes ${what} from this device, and all settings. Nothing can be brought back. A message that is being sent at this moment may still arrive.`
    : 'This removes all settings from this device. Nothing can be brought back. A message that is being sent at this moment may still arrive.';
export const confirm = 'Erase everything';
export const exportFirst = 'Export first';
export const cancel = 'Cancel';
