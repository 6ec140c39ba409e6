import {
  type Place,
  type PlacesFile,
  STEPS_PER_DEGREE,
} from '../../src/features/geocode/places-file.ts';
import { knownPlaces } from '../data/places/known-places.ts';

/** The file of places that the site offers. */
export const placesFile = (): string => JSON.stringify(asFile(knownPlaces()));

/** The list as it is shipped. The places of one state follow each other. */
export function asFile(places: readonly Place[]): PlacesFile {
  const states = [...new Set(places.map(({ state }) => state))];
  const rows = states.map((state) => places.filter((place) => place.state === state));
  return {
    states,
    names: rows.map((members) =>
      members.map(({ name, before }) => [name, before].filter(Boolean).join('|')).join('\n'),
    ),
    latitudes: rows.map((members) => differences(members.map(({ latitude }) => latitude))),
    longitudes: rows.map((members) => differences(members.map(({ longitude }) => longitude))),
  };
}

function differences(degrees: readonly number[]): number[] {
  const steps = degrees.map((value) => Math.round(value * STEPS_PER_DEGREE));
  return steps.map((step, i) => step - (steps[i - 1] ?? 0));
}
