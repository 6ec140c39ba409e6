import { fold } from '#lib/fold.ts';
import { tag } from '#words/language.ts';
import type { Country } from './countries.ts';
import { COUNTRY_ALIASES } from './words/country-aliases.ts';

/** A country as the list shows it. */
export interface Option extends Country {
  name: string;
  /** Texts that a search compares: all names in one, each of them, and what else people call the country. */
  called: readonly [string, ...string[]];
}

/** All countries by name. */
export function asOptions(
  countries: readonly Country[],
  names: ReadonlyMap<string, readonly string[]>,
): Option[] {
  return countries
    .map((country): Option => {
      const all = names.get(country.region) ?? [country.region];
      const others = COUNTRY_ALIASES[country.region] ?? [];
      const called = [all.join(' '), ...all, ...others].map(fold) as [string, ...string[]];
      return { ...country, name: all[0] as string, called };
    })
    .sort((a, b) => a.name.localeCompare(b.name, tag));
}

/**
 * The countries that a search means: by name, other name, dial code (with or without +) or two letters.
 * Those that it names whole come first, then those whose names begin with it; without a search, all.
 */
export function searchCountries(options: readonly Option[], search: string): Option[] {
  const wanted = fold(search.trim());
  if (wanted === '') return [...options];
  const digits = /^\+?([0-9]+)$/.exec(wanted)?.[1];
  const rank = ({ called, region, dialCode }: Option): number => {
    if (digits) return dialCode === digits ? 0 : dialCode.startsWith(digits) ? 1 : NO_MATCH;
    if (region.toLowerCase() === wanted || called.includes(wanted)) return 0;
    if (called.some((each) => each.startsWith(wanted))) return 1;
    const [text] = called;
    return text.includes(` ${wanted}`) ? 2 : text.includes(wanted) ? 3 : NO_MATCH;
  };
  return options
    .map((option) => ({ option, place: rank(option) }))
    .filter(({ place }) => place < NO_MATCH)
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}

const NO_MATCH = 9;
