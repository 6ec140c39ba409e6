export const heading = 'Move to another device';
export const about =
  'A backup is a zip file with all your documents, or several for a large locker. Import it on the other device: it shows what is inside before it adds anything, and adds nothing twice. It is not encrypted, so keep it in a safe place.';
export const save = 'Save backup';
export const savePart = (part: number, parts: number) => `Save part ${part} of ${parts}`;
export const fileToImport = 'Backup to import';
export const importIt = 'Import backup';
