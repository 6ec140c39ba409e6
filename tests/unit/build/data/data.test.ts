import { expect, it } from 'vitest';
import { ageOf } from '../../../../build/data/age.ts';
import { bankNames } from '../../../../build/data/banks/make-bank-names.ts';
import { knownPlaces } from '../../../../build/data/places/known-places.ts';
import { type Outlines, placesElsewhere } from '../../../../build/data/places/outlines.ts';
import type { Source } from '../../../../build/data/sources.ts';

const source: Source = { what: 'names', package: 'names', date: '2026-05-04' };
const time = { '1.0.0': '2026-05-04T08:00:00Z', '1.1.0': '2026-06-01T08:00:00Z' };

it.each([
  ['the newest, of the day that the site says', '1.0.0', '1.0.0', true],
  ['an older one', '1.0.0', '1.1.0', false],
  ['the newest, of another day', '1.1.0', '1.1.0', false],
])('a list of %s', (_, used, newest, isRight) => {
  expect(ageOf(source, used, { newest, time }).isRight).toBe(isRight);
});

it('corrections of banks are put over what is listed, in the order of their letters', () => {
  const names = bankNames(
    { ZZZB: 'Last Bank ', MSBL: 'Another Bank', AAAB: 'First Bank', AAAX: 'No IFSC', BBBX: 'Live' },
    ['BBBX'],
  );
  const inOrder = Object.keys(names);
  expect(inOrder).toEqual([...inOrder].sort());
  expect(names).toMatchObject({ ZZZB: 'Last Bank', MSBL: 'Mahesh Sahakari Bank, Pune' });
  expect(inOrder).toContain('BBBX');
  expect(inOrder).not.toContain('AAAX');
});

const square = (west: number, south: number, degrees: number) => [
  [
    [west, south],
    [west + degrees, south],
    [west + degrees, south + degrees],
    [west, south + degrees],
  ] as const,
];

it('a place in the outline of another State is found, one in its hole or outside of all is not', () => {
  const outlines: Outlines = {
    features: [
      {
        properties: { st_nm: 'Goa', district: 'North Goa' },
        geometry: { type: 'Polygon', coordinates: [...square(70, 20, 10), ...square(74, 24, 2)] },
      },
    ],
  };
  const [first] = knownPlaces();
  if (!first) throw new Error('There is no place.');
  const at = (latitude: number, longitude: number) => ({ ...first, latitude, longitude });
  expect(placesElsewhere([at(21, 71)], outlines)).toMatchObject([{ found: 'North Goa, Goa' }]);
  expect(placesElsewhere([at(25, 75), at(31, 71)], outlines)).toEqual([]);
});
