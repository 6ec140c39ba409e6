import type { ReactElement } from 'react';

/** Over and on the drawn map. */
export const inAndOut = 'Two numbers in, one address out';
export const sample = 'Sample';
export const sampleAddress = 'Sample Road, India Gate, New Delhi';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const swapped =
  'Latitude and longitude look swapped: India lies 6 to 38 north, 68 to 98 east.';
export const latitudeRange = 'Latitudes lie between −90 and 90 degrees.';
export const longitudeRange = 'Longitudes lie between −180 and 180 degrees.';
export const inDegrees = 'Write both numbers in degrees, such as 18.5204 and 73.8567.';
export const linkWithout =
  'This link or address does not hold the numbers of one place. Open it, and copy the two numbers from the map.';
export const shortPlusCode =
  'A short Plus Code needs its town. Take the full one, with eight characters before the +.';
export const useMyLocation = 'Use my location';
export const findingPosition = 'Finding your position...';
export const positionFilledIn = 'Your position is filled in.';
export const getAddress = 'Get Address';
export const fetching = 'Fetching...';
export const sendsNumbers = 'This sends both numbers to a map service.';

export const positionNotShared =
  'This browser does not share positions. Type latitude and longitude instead.';
export const positionRefused =
  'This site may not use your position. Allow it in the browser’s site settings, or type latitude and longitude.';
export const positionUnavailable =
  'This device cannot find its position right now. Type latitude and longitude instead.';
export const positionLate =
  'No position after 15 seconds. Try again under open sky, or type latitude and longitude.';

export const address = 'Address';
export const position = 'Position';
export const copy = 'Copy';
export const copied = 'Address copied to clipboard!';
export const notCopied =
  'This browser did not let us copy. Select the address and copy it by hand.';
export const viewOnMap = 'View on Map';
export const newTab = 'Opens in a new tab';
export const thisOpensNewTab = '(opens in a new tab)';
export const credits = (
  sourceOfAddresses: ReactElement,
  sourceOfPlaces: ReactElement,
  licenceOfThosePlaces: ReactElement,
) => (
  <span>
    Addresses: {sourceOfAddresses}. Places: {sourceOfPlaces}, shortened, under{' '}
    {licenceOfThosePlaces}.
  </span>
);

export const noAddress = 'Unable to fetch address. Try again.';
export const offline = 'You are offline.';
export const addressNeedsNetwork = 'An address needs a network.';
export const noPlace = 'No known place in India within 300 km.';
export const noPlaces =
  'The list of places could not be loaded. Reload the page when you are online.';
export const nearestPlace = 'Nearest known place';
export const placeNear = (place: string) => `${place}, less than 1 km away`;
export const placeAt = (place: string, kilometres: number) =>
  `${place}, about ${kilometres} km away`;
export const notAnAddress = (list: string) =>
  `This is not the address, only the nearest of about 2,500 places stored with this site (list of ${list}).`;
