/** Stands for “You”: whoever chose the file of an imported document did not do so here. */
const SOMEBODY = 'A backup';

/** The issuer of an imported document: what the backup says, but never the visitor. */
export const importedIssuer = (issuedBy: string): string =>
  issuedBy.trim().toLowerCase() === 'you' ? SOMEBODY : issuedBy;
