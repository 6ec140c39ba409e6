import {
  type Place,
  type PlacesFile,
  STEPS_PER_DEGREE,
  STRIDE,
  ZERO,
} from '../../src/features/geocode/places-file.ts';
import { knownPlaces } from '../data/places/known-places.ts';

/** The file of places that the site offers. */
export const placesFile = (): string => JSON.stringify(asFile(knownPlaces()));

/** The list as it is shipped. The places of one state follow each other, from the south to the north. */
export function asFile(places: readonly Place[]): PlacesFile {
  const states = [...new Set(places.map(({ state }) => state))];
  const rows = states.map((state) =>
    places
      .filter((place) => place.state === state)
      .sort((one, other) => one.latitude - other.latitude),
  );
  const north = rows.map((members) => members.map(({ latitude }) => stepsOf(latitude)));
  const east = rows.map((members) => members.map(({ longitude }) => stepsOf(longitude)));
  const souths = north.map((steps) => Math.min(...steps));
  const wests = east.map((steps) => Math.min(...steps));
  const eastOfAll = east.map((steps, row) => steps.map((step) => step - (wests[row] as number)));
  return {
    states,
    names: rows.map((members) =>
      members.map(({ name, before }) => [name, before].filter(Boolean).join('|')).join('\n'),
    ),
    souths,
    wests,
    norths: north.map((steps) => text(steps.map((step, i) => step - (steps[i - 1] ?? step)))),
    strides: eastOfAll.map((steps) => text(steps.map((step) => Math.floor(step / STRIDE)))),
    steps: eastOfAll.map((steps) => text(steps.map((step) => step % STRIDE))),
  };
}

const stepsOf = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE);

const text = (numbers: readonly number[]): string =>
  String.fromCharCode(...numbers.map((number) => ZERO + number));
