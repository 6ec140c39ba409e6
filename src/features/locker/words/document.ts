/** What kind of document it is, by the code that is stored. */
export const types = {
  Identity: 'Identity',
  License: 'License',
  Education: 'Education',
  Uploaded: 'Uploaded',
};
/** Said wherever an imported document is shown: its issuer and all else is that backup's word. */
export const imported = 'Imported from a backup';
/** Said of a file that this device had lost, and a backup brought one in its place. */
export const fileFromBackup = (day: string) =>
  day ? `Its file comes from the backup of ${day}` : 'Its file comes from a backup';
export const added = (day: string) => `Added ${day}`;
export const issued = (day: string) => `Issued ${day}`;
export const view = 'View';
export const download = 'Download';
/** Read out before a mark that represents an invisible character. */
export const invisible = 'invisible character';
export const loading = 'Loading documents...';
export const notOpened = 'Your documents are shown once the browser can open them again.';
