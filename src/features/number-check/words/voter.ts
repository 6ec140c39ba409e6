export const title = 'Voter ID (EPIC)';
export const slashes =
  'Numbers with slashes are an older format. It has no check digit, so this tool cannot judge it.';
export const wrongLength = (length: number) => `A voter ID has 10 characters; this has ${length}.`;
export const wrongCheck = 'The check digit at the end does not fit the six before it.';
export const serial = 'Serial';
