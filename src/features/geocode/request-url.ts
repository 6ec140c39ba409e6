import { DEFAULT_GEOCODER_URL } from './hosts.ts';
import type { Point } from './point.ts';

/** URL that asks for a point's address. The build's policy lets this host through, and no other. */
export function requestUrl(
  { latitude, longitude }: Point,
  service: string = import.meta.env.VITE_GEOCODER_URL || DEFAULT_GEOCODER_URL,
): string {
  const url = new URL(service);
  url.searchParams.set('lat', latitude);
  url.searchParams.set('lon', longitude);
  url.searchParams.set('format', 'json');
  return url.href;
}
