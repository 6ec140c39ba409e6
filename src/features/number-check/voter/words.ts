export const title = 'Voter ID (EPIC)';
export const older =
  'It looks like an older format, with State, constituency, part and serial. It has no check digit, so this tool cannot judge it.';
export const wrongLength = (length: number) => `A voter ID has 10 characters; this has ${length}.`;
export const doubtfulCheck =
  'The check digit at the end does not fit the six before it by the rule that is known (Luhn). The Election Commission has published none: compare it with the card.';
export const serial = 'Serial';
