export const title = 'Bank account number';
export const digitsOnly = (found: string) =>
  `An account number has digits only; this has ${found}.`;
export const wrongLength = (min: number, max: number, count: number) =>
  `Most account numbers have ${min} to ${max} digits; this has ${count}. Compare it with the passbook.`;
export const ownWay =
  'Each bank numbers its accounts in its own way, so a wrong digit goes unnoticed here.';
