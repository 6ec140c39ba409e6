/** Where the site keeps its list of places. Made while building, loaded when it is needed. */
export const PLACES_FILE = 'data/places-in-india.json';

/** Steps that a degree is divided into in the list: one is some hundred metres. */
export const STEPS_PER_DEGREE = 800;

/** Longitudes are in two columns: so many steps are one of the first, and the rest is in the second. */
export const STRIDE = 82;

/** The character that is 0 in the columns of numbers; those behind it are the numbers that follow. */
export const ZERO = 35;

/**
 * The list of places as it is shipped, a column for each thing, and a character for each number, which is small once
 * compressed. Rows are states.
 */
export interface PlacesFile {
  states: readonly string[];
  /** Names, one a line; behind a bar the earlier one, where it differs. */
  names: readonly string[];
  /** Where the southernmost and the westernmost place are, in steps. */
  souths: readonly number[];
  wests: readonly number[];
  /** How many steps each is to the north of the one before. */
  norths: readonly string[];
  /** How far it is to the east of the westernmost: strides, and steps besides. */
  strides: readonly string[];
  steps: readonly string[];
}

/** A place in India, with its point in degrees. */
export interface Place {
  name: string;
  /** What many still call it. */
  before?: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Reads the list. Throws for anything that is not one. */
export function placesIn(file: PlacesFile): Place[] {
  const { states, names, souths, wests } = file;
  return states.flatMap((state, row) => {
    const at = (column: readonly string[], i: number) =>
      (column[row]?.charCodeAt(i) ?? Number.NaN) - ZERO;
    let north = souths[row] ?? Number.NaN;
    return (names[row] as string).split('\n').map((line, i) => {
      const [name = '', before] = line.split('|');
      north += at(file.norths, i);
      const east = (wests[row] ?? Number.NaN) + at(file.strides, i) * STRIDE + at(file.steps, i);
      return {
        name,
        ...(before && { before }),
        state,
        latitude: north / STEPS_PER_DEGREE,
        longitude: east / STEPS_PER_DEGREE,
      };
    });
  });
}
