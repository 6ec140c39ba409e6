import { expect, test, vi } from 'vitest';
import { dialCodes } from '#facts/dial-codes.ts';
import { namesOf, readCountries } from '#features/sign-up/countries.ts';
import { asOptions, searchCountries } from '#features/sign-up/search-countries.ts';

const countries = readCountries(dialCodes);
const listed = () => asOptions(countries, namesOf(countries));
const found = (search: string) => searchCountries(listed(), search).map(({ name }) => name);

test('countries are named in Hindi, in its order', () => {
  const names = listed().map(({ name }) => name);
  expect(names).toHaveLength(countries.length);
  expect(names).toContain('भारत');
  expect(names).toEqual([...names].sort(new Intl.Collator('hi').compare));
});

test.each([
  ['भारत', 'भारत'],
  ['india', 'भारत'],
  ['Bharat', 'भारत'],
  ['इंडिया', 'भारत'],
  ['नेपाल', 'नेपाल'],
  ['nepal', 'नेपाल'],
  ['nep', 'नेपाल'],
  ['+971', 'संयुक्त अरब अमीरात'],
  ['दुबई', 'संयुक्त अरब अमीरात'],
  ['emirates', 'संयुक्त अरब अमीरात'],
  ['ae', 'संयुक्त अरब अमीरात'],
])('%s finds %s', (search, name) => expect(found(search)[0]).toBe(name));

test('a region that the browser cannot name in Hindi has its English name', () => {
  const { of } = Intl.DisplayNames.prototype;
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (
    this: Intl.DisplayNames,
    region,
  ) {
    return this.resolvedOptions().locale === 'hi' ? region : of.call(this, region);
  });
  expect(found('nepal')).toEqual(['Nepal']);
  expect(found('in')[0]).toBe('भारत');
  vi.restoreAllMocks();
});
