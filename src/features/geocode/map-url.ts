import { DEFAULT_MAPS_URL } from './hosts.ts';
import type { Point } from './point.ts';

/** How near View on Map goes: single houses can be told apart. */
const ZOOM = 17;

/**
 * URL of a map with the point in its middle.
 *
 * @param site a maps site that takes OpenStreetMap's parameters, or any other with `{lat}` and `{lon}`
 *   where they belong
 */
export function mapUrl(
  { latitude, longitude }: Point,
  site: string = import.meta.env.VITE_MAPS_URL || DEFAULT_MAPS_URL,
): string {
  const [lat, lon] = [encodeURIComponent(latitude), encodeURIComponent(longitude)];
  if (site.includes('{lat}')) return site.replaceAll('{lat}', lat).replaceAll('{lon}', lon);
  const url = new URL(site);
  url.searchParams.set('mlat', latitude);
  url.searchParams.set('mlon', longitude);
  url.hash = `map=${ZOOM}/${lat}/${lon}`;
  return url.href;
}
