import { readFileSync } from 'node:fs';
import { OUTLINES_ERR } from './corrections.ts';
import { type KnownPlace, knownPlaces } from './known-places.ts';

/** Districts of the census of 2011 under the current States. Compared with, and not shipped. */
const OUTLINES =
  'https://cdn.jsdelivr.net/gh/udit-001/india-maps-data@b29716d0872bce55882553731dd20f37ae5a4d37/geojson/india.geojson';

type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** What this reads of GeoJSON (RFC 7946). */
export interface Outlines {
  features: readonly {
    properties: { st_nm: string; district: string };
    geometry:
      | { type: 'Polygon'; coordinates: readonly Ring[] }
      | { type: 'MultiPolygon'; coordinates: readonly (readonly Ring[])[] };
  }[];
}

/**
 * Prints the places that lie in another State by those outlines.
 *
 * @param file a copy of them; without one they are fetched
 * @returns the exit code
 */
export async function compareWithOutlines(file?: string): Promise<number> {
  const outlines: Outlines = file
    ? JSON.parse(readFileSync(file, 'utf8'))
    : await (await fetch(OUTLINES)).json();
  const others = placesElsewhere(knownPlaces(), outlines);
  for (const { id, name, state, found } of others)
    console.log(`${id} ${name}: ${state} here, ${found} there`);
  console.log(`${others.length} places in another State`);
  return others.length > 0 ? 1 : 0;
}

/** Places whose State is another one by the outlines, but for those that are known to be right. */
export const placesElsewhere = (places: readonly KnownPlace[], { features }: Outlines) =>
  places.flatMap((place) => {
    if (OUTLINES_ERR.has(place.id)) return [];
    const found = features.find(({ geometry }) =>
      polygonsOf(geometry).some(([outer, ...holes]) => {
        const isIn = (ring: Ring | undefined) => ring !== undefined && contains(ring, place);
        return isIn(outer) && !holes.some(isIn);
      }),
    );
    // Many a place on the coast lies outside all outlines.
    if (!found || plain(found.properties.st_nm) === plain(place.state)) return [];
    return [{ ...place, found: `${found.properties.district}, ${found.properties.st_nm}` }];
  });

const polygonsOf = (geometry: Outlines['features'][number]['geometry']) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Whether a ray from the point crosses the ring an odd number of times. */
function contains(ring: Ring, { latitude, longitude }: KnownPlace): boolean {
  let isInside = false;
  let before = ring.at(-1);
  for (const point of ring) {
    const [x, y] = point;
    const [beforeX, beforeY] = before ?? point;
    const crosses = y > latitude !== beforeY > latitude;
    if (crosses && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x)
      isInside = !isInside;
    before = point;
  }
  return isInside;
}

const plain = (state: string) => state.toLowerCase().replace('&', 'and').replace(' islands', '');
