interface Documented {
  number: string;
  name: string;
  status: 'Valid' | 'Expired' | 'Suspended';
}

/** Licences that are shown to try. Counting starts at 1: with seven zeros they are nobody's. */
export const DOCUMENTED = {
  valid: { number: 'HR-06 2015 0000000', name: 'Arjun Menon', status: 'Valid' },
  expired: { number: 'MH12 20090000000', name: 'Lata Kulkarni', status: 'Expired' },
  suspended: { number: 'UP-32/2005/0000000', name: 'Imran Qureshi', status: 'Suspended' },
} as const satisfies Record<string, Documented>;

/** The licence whose verification fails. */
export const FAILING = 'KA-01 2012 0000000';
