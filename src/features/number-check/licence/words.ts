export const title = 'Driving licence number';
export const otherForm =
  'The number has an older or state-specific format that cannot be decoded offline.';
export const inFuture = (year: number) =>
  `In the common format, the year of first issue would be ${year}, which is in the future. Compare it with the licence.`;
export const firstIssued = 'First issued';
