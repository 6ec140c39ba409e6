/** Where the site keeps its list of places. Made while building, loaded when it is needed. */
export const PLACES_FILE = 'data/places-in-india.json';

/** Steps that a degree is divided into in the list: one is some hundred metres. */
export const STEPS_PER_DEGREE = 1_000;

/** The list of places as it is shipped, a column for each thing, which is small once compressed. Rows are states. */
export interface PlacesFile {
  states: readonly string[];
  /** Names, one a line; behind a bar the earlier one, where it differs. */
  names: readonly string[];
  /** In steps, each as the difference to the one before; the first one to 0. */
  latitudes: readonly (readonly number[])[];
  longitudes: readonly (readonly number[])[];
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
export function placesIn({ states, names, latitudes, longitudes }: PlacesFile): Place[] {
  return states.flatMap((state, row) => {
    let [north, east] = [0, 0];
    return (names[row] as string).split('\n').map((line, i) => {
      const [name = '', before] = line.split('|');
      north += latitudes[row]?.[i] ?? Number.NaN;
      east += longitudes[row]?.[i] ?? Number.NaN;
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
