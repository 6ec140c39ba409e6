/** Where addresses come from, unless a build names another service with `VITE_GEOCODER_URL`. */
export const DEFAULT_GEOCODER_URL = 'https://nominatim.openstreetmap.org/reverse';

/** What View on Map opens, unless a build names another site with `VITE_MAPS_URL`. */
export const DEFAULT_MAPS_URL = 'https://www.openstreetmap.org/';
