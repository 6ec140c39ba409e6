import { shippedFile } from '#lib/shipped-file.ts';
import { PLACES_FILE, type PlacesFile, placesIn } from './places-file.ts';

/** The places that ship with the site. */
export const loadPlaces = shippedFile(PLACES_FILE, (json) => placesIn(json as PlacesFile));
