export const licenceNumber = 'Driving Licence Number';
export const help = 'As printed, with or without spaces and dashes, for example HR-06 2015 0000000';
export const verify = 'Verify DL';
export const failed = 'Verification failed. Please try again.';

export const record = 'Licence record';
export const name = 'Name';
export const dateOfBirth = 'Date of birth';
export const status = 'Status';
export const statuses = { Valid: 'Valid', Expired: 'Expired', Suspended: 'Suspended' };

export const onlySample =
  'This cannot be the number of a licence. The record above is only a sample.';

export const format = 'Format';
export const otherForm = 'Older or state-specific format that cannot be decoded offline';
export const state = 'State';
export const office = 'Office';
export const year = 'Year';
export const stateNow = (name: string, code: string, nowCode: string) =>
  `${name} (${code}, now ${nowCode})`;
export const noState = (code: string) => `No State that we know has the letters ${code}`;
export const firstIssued = (year: number) => `First issued in ${year}`;
export const inFuture = (year: number) => `${year} is in the future`;

export const hintOtherForm = 'Older or state-specific format that cannot be decoded offline.';
export const masked = 'Part of the number is hidden. The whole number is needed.';
export const hintState = (state: string) => `${state}.`;
export const hintOffice = (state: string, office: string) => `${state}, ${office}.`;
export const hintIssued = (state: string, office: string, year: number) =>
  `${state}, ${office}, first issued in ${year}.`;
export const hintInFuture = (state: string, office: string, year: number) =>
  `${state}, ${office}, ${year} is in the future.`;
