import { MAX_PLACE_DISTANCE_KM } from './limits.ts';
import type { Place } from './places-file.ts';
import { isOnEarth, type Point } from './point.ts';
import * as words from './words.tsx';

/** A place, and how far a point is from it in kilometres. */
export interface NearbyPlace extends Place {
  kilometres: number;
}

/** The place nearest to a point; undefined if all are too far away, or the point is not on the earth. */
export function nearestPlace(point: Point, places: readonly Place[]): NearbyPlace | undefined {
  const here = { latitude: Number(point.latitude), longitude: Number(point.longitude) };
  if (!isOnEarth(here.latitude, here.longitude)) return undefined;
  let nearest: NearbyPlace | undefined;
  for (const place of places) {
    const kilometres = distance(here, place);
    if (kilometres <= MAX_PLACE_DISTANCE_KM && !(nearest && nearest.kilometres <= kilometres))
      nearest = { ...place, kilometres };
  }
  return nearest;
}

/**
 * “Prayagraj (Allahabad), Uttar Pradesh, about 4 km away”. The list's points are exact to a kilometre, so no decimals.
 */
export function inWords({ name, before, state, kilometres }: NearbyPlace): string {
  const named = before ? `${name} (${before})` : name;
  const where = state === name ? named : `${named}, ${state}`;
  if (kilometres < 1) return words.placeNear(where);
  return words.placeAt(where, Math.round(kilometres));
}

const EARTH_RADIUS_KM = 6371;

type Degrees = Pick<Place, 'latitude' | 'longitude'>;

/** Length of the great circle between two points in kilometres, by the haversine formula. */
export function distance(from: Degrees, to: Degrees): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const a =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude * RADIANS) *
      Math.cos(to.latitude * RADIANS) *
      half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

const RADIANS = Math.PI / 180;
