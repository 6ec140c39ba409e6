import { ONLINE_TOKEN } from '../../src/core/network/ask-online.ts';
import { PLACES_FILE } from '../../src/features/geocode/places-file.ts';
import { API_DESCRIPTIONS } from './api/api-description.ts';
import { SAMPLE_PICTURES } from './api/sample-pictures.ts';
import { placesFile } from './places-in-india.ts';

/** A file that no page has a part in. */
interface SourceFile {
  /** Its media type. */
  type: string;
  make: () => string | Buffer;
}

const JSON_TYPE = 'application/json';

/** Files that are made of the sources alone, by their path in a build. Development makes them on request. */
export const SOURCE_FILES: Readonly<Record<string, SourceFile>> = {
  // By this file a page knows that our own server responds.
  'online.txt': { type: 'text/plain', make: () => ONLINE_TOKEN },
  [PLACES_FILE]: { type: JSON_TYPE, make: placesFile },
  ...Object.fromEntries(
    Object.entries(API_DESCRIPTIONS).map(([file, describe]) => [
      file,
      // Programs read them, and each phone keeps them.
      { type: JSON_TYPE, make: () => JSON.stringify(describe()) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SAMPLE_PICTURES).map(([file, make]) => [file, { type: 'image/png', make }]),
  ),
};
