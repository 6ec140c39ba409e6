/** What people call a country in addition to the name in the list: small letters, without accents. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'dubai', 'abu dhabi'],
  CD: ['drc', 'zaire'],
  CI: ['ivory coast'],
  CV: ['cabo verde'],
  CZ: ['czech republic'],
  GB: ['uk', 'britain', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  IN: ['bharat'],
  KR: ['republic of korea'],
  NL: ['holland'],
  SA: ['ksa'],
  SZ: ['swaziland'],
  TL: ['east timor'],
  TR: ['turkey'],
  US: ['usa', 'america'],
  VA: ['holy see'],
};
