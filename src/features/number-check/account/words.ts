export const title = 'Bank account number';
export const strange = (found: string) =>
  `An account number has digits, at some banks also letters; this has ${found}.`;
export const otherNumbers =
  'It is written like an amount or a position. Write the digits of the account number alone.';
export const shortened =
  'A spreadsheet has shortened this number, and its last digits are lost. Take them from the passbook.';
export const withLetters =
  'Most account numbers have digits only. Some banks, and virtual accounts, also use letters: compare it with the passbook.';
export const toSomeone =
  'The text says that money went to this number. It may be a phone number, or another account.';
export const iban =
  'It looks like an IBAN, the account number of another country. Accounts in India have none.';
export const wrongLength = (min: number, max: number, count: number) =>
  `Most account numbers have ${min} to ${max} digits; this has ${count}. Compare it with the passbook.`;
export const ownWay =
  'Each bank numbers its accounts in its own way, so a wrong digit goes unnoticed here.';
