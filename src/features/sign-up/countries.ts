import { regionNames } from './words/region-names.ts';

/** A country, its dial code, and how many digits its phone numbers have without that code. */
export interface Country {
  /** Two letters, as in ISO 3166. */
  region: string;
  dialCode: string;
  lengths: readonly number[];
}

export const DEFAULT_REGION = 'IN';

/**
 * Reads the table that the page's copy holds, `IN91:10 GB44:9,10`. Countries that share a dial code
 * are together, the one that gave it its plan first.
 */
export function readCountries(table: string): Country[] {
  return [...table.matchAll(/([A-Z]{2})(\d+):([\d,]*)/g)].map(
    ([, region = '', dialCode = '', lengths = '']) => ({
      region,
      dialCode,
      lengths: lengths.split(',').filter(Boolean).map(Number),
    }),
  );
}

/** Names of regions, from the browser: the one that is shown first, the two letters where it knows none. */
export function namesOf(countries: readonly Country[]): ReadonlyMap<string, readonly string[]> {
  const names = regionNames();
  return new Map(countries.map(({ region }) => [region, names(region)]));
}
