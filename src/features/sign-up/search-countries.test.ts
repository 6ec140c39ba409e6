import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialCodes } from '#facts/dial-codes.ts';
import { namesOf, readCountries } from '#features/sign-up/countries.ts';
import { asOptions, searchCountries } from '#features/sign-up/search-countries.ts';
import { COUNTRY_ALIASES } from '#features/sign-up/words/country-aliases.ts';

const countries = readCountries(dialCodes);
const options = asOptions(countries, namesOf(countries));
const found = (search: string) => searchCountries(options, search).map(({ name }) => name);

describe('asOptions', () => {
  test('names every country in English, in alphabetical order', () => {
    expect(options).toHaveLength(countries.length);
    expect(options.every(({ name }) => name.length > 2)).toBe(true);
    expect(options[0]?.name).toBe('Afghanistan');
    expect(options[1]?.name).toBe('Åland Islands');
    expect(options.find(({ region }) => region === 'IN')?.name).toBe('India');
  });
});

describe('searchCountries', () => {
  test('finds by name, the names that begin so first', () => {
    expect(found('ind')).toEqual(['India', 'Indonesia', 'British Indian Ocean Territory']);
    expect(found('  INDIA ')[0]).toBe('India');
    expect(found('kingdom')).toEqual(['United Kingdom']);
    expect(found('reunion')).toEqual(['Réunion']);
    expect(found('land')[0]).toBe('Åland Islands');
  });

  test('finds by dial code, with or without +', () => {
    expect(found('91')).toEqual(['India']);
    expect(found('+91')).toEqual(['India']);
    expect(found('97')).toContain('Nepal');
    expect(found('44')).toEqual(['Guernsey', 'Isle of Man', 'Jersey', 'United Kingdom']);
    expect(found('1')[0]).toBe('American Samoa');
  });

  test('finds by the two letters of the region', () => {
    expect(found('in')[0]).toBe('India');
    expect(found('ae')[0]).toBe('United Arab Emirates');
    expect(found('gb')).toEqual(['United Kingdom']);
  });

  test.each([
    ['uk', 'United Kingdom'],
    ['UK', 'United Kingdom'],
    ['england', 'United Kingdom'],
    ['usa', 'United States'],
    ['america', 'United States'],
    ['uae', 'United Arab Emirates'],
    ['dubai', 'United Arab Emirates'],
    ['burma', 'Myanmar (Burma)'],
    ['turkey', 'Türkiye'],
    ['holland', 'Netherlands'],
    ['bharat', 'India'],
  ])('finds by what people call it: %s', (search, name) => expect(found(search)[0]).toBe(name));

  test('a name that begins with the same letters is still found', () => {
    expect(found('ukr')).toEqual(['Ukraine']);
    expect(found('uk')).toEqual(['United Kingdom', 'Ukraine']);
    expect(found('us')[0]).toBe('United States');
  });

  test('other names are of countries that are listed, written as a search is, and say something new', () => {
    for (const [region, names] of Object.entries(COUNTRY_ALIASES)) {
      const [country] = options.filter((option) => option.region === region);
      expect(country, region).toBeDefined();
      for (const each of names) {
        expect(each).toMatch(/^[a-z ]+$/);
        expect(country?.name.toLowerCase()).not.toContain(each);
      }
    }
  });

  test('has all without a search, and none for nonsense', () => {
    expect(found(' ')).toHaveLength(countries.length);
    for (const nonsense of ['zzz', '99999', '+', '<b>', '\uD800'])
      expect(found(nonsense)).toEqual([]);
  });

  test('finds Hindi names in any spelling, and none by its consonants alone', () => {
    const hindi = new Map([
      ['IN', ['भारत']],
      ['CN', ['चीन']],
      ['FR', ['फ़्रांस']],
      ['IE', ['आयरलैंड']],
    ]);
    const inHindi = asOptions(countries, hindi);
    const first = (search: string) => searchCountries(inHindi, search)[0]?.name;
    expect(first('चिन')).toBe('चीन');
    expect(first('फ्रान्स')).toBe('फ़्रांस');
    expect(first('आयरलैन्ड')).toBe('आयरलैंड');
    expect(first('भरत')).toBeUndefined();
  });

  test('finds only what there is, each once, for any search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (search) => {
        const hits = searchCountries(options, search);
        expect(new Set(hits).size).toBe(hits.length);
        expect(hits.every((hit) => options.includes(hit))).toBe(true);
      }),
    );
  });
});
