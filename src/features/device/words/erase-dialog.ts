export const heading = 'Delete everything that is kept here?';
/** `what` is a list in words, which may be empty. */
export const text = (what: string) =>
  what
    ? `This deletes ${what} from this device, and all settings. This cannot be undone. A message that is being sent at this moment may still arrive.`
    : 'This deletes all settings from this device. This cannot be undone. A message that is being sent at this moment may still arrive.';
export const confirm = 'Delete everything';
export const exportFirst = 'Export first';
export const cancel = 'Cancel';
