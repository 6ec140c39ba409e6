/** The two letters that begin driving licence and vehicle numbers. */
const STATES: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  CH: 'Chandigarh',
  DD: 'Dadra and Nagar Haveli and Daman and Diu',
  DL: 'Delhi',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  HR: 'Haryana',
  JH: 'Jharkhand',
  JK: 'Jammu and Kashmir',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MH: 'Maharashtra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  PB: 'Punjab',
  PY: 'Puducherry',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TG: 'Telangana',
  TN: 'Tamil Nadu',
  TR: 'Tripura',
  UK: 'Uttarakhand',
  UP: 'Uttar Pradesh',
  WB: 'West Bengal',
};

/** Letters that older numbers keep, and the ones that took their place. */
const REPLACED: Readonly<Record<string, string>> = { DN: 'DD', OR: 'OD', TS: 'TG', UA: 'UK' };

export interface LicenceState {
  name: string;
  /** The letters that new numbers have, where these are older ones. */
  nowCode?: string;
}

/** The State or Union Territory of two capital letters; undefined if the list has no such letters. */
export function licenceState(code: string): LicenceState | undefined {
  // Not `in`, which also finds `constructor`.
  const nowCode = Object.hasOwn(REPLACED, code) ? REPLACED[code] : undefined;
  const current = nowCode ?? code;
  if (!Object.hasOwn(STATES, current)) return;
  return { name: STATES[current] ?? '', ...(nowCode && { nowCode }) };
}
