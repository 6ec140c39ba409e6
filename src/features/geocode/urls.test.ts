import { expect, it } from 'vitest';
import { DEFAULT_GEOCODER_URL, DEFAULT_MAPS_URL } from '#features/geocode/hosts.ts';
import { mapUrl } from '#features/geocode/map-url.ts';
import { requestUrl } from '#features/geocode/request-url.ts';
import { connectOrigins } from '../../../build/settings.ts';

const point = { latitude: '28.6129', longitude: '77.2295' };

it('asks with lat, lon and format=json, and nothing else', () => {
  expect(requestUrl(point, DEFAULT_GEOCODER_URL)).toBe(
    'https://nominatim.openstreetmap.org/reverse?lat=28.6129&lon=77.2295&format=json',
  );
});

it('keeps what a configured service has in its query', () => {
  expect(requestUrl(point, 'https://maps.example/reverse?key=abc')).toBe(
    'https://maps.example/reverse?key=abc&lat=28.6129&lon=77.2295&format=json',
  );
});

it('opens OpenStreetMap with a mark on the point', () => {
  expect(mapUrl(point, DEFAULT_MAPS_URL)).toBe(
    'https://www.openstreetmap.org/?mlat=28.6129&mlon=77.2295#map=17/28.6129/77.2295',
  );
});

it('fills in the parameters of another maps site', () => {
  expect(mapUrl(point, 'https://maps.example/?q={lat},{lon}')).toBe(
    'https://maps.example/?q=28.6129,77.2295',
  );
});

it('no number can inject into a URL', () => {
  const odd = { latitude: '1&x=2#', longitude: '"><b>' };
  expect(new URL(requestUrl(odd, DEFAULT_GEOCODER_URL)).searchParams.get('lat')).toBe('1&x=2#');
  expect(mapUrl(odd, 'https://maps.example/?q={lat},{lon}')).not.toMatch(/["<>#]|&x/);
});

it('the policy lets the configured host through, and else the default one alone', () => {
  expect(connectOrigins({})).toEqual(['https://nominatim.openstreetmap.org']);
  expect(
    connectOrigins({ VITE_GEOCODER_URL: 'https://maps.example:8443/reverse?key=abc' }),
  ).toEqual(['https://maps.example:8443']);
});
