/** Longest wait for the geocoder's response, from the moment that the request is sent. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** A live holder has released the rate limit's lock by then: one request, the pause after it, and some more. */
export const HOLDER_LIMIT_MS = 15_000;

/** Requests start at least this far apart: the public service's rule for a whole site. */
export const REQUEST_INTERVAL_MS = 1_000;

/** A real response has one or two thousand bytes. */
export const MAX_RESPONSE_BYTES = 64 * 1024;

/** A longer text is not an address. */
export const MAX_ADDRESS_CHARACTERS = 1_000;

/** Addresses that are kept in memory, so that they are not asked for twice. */
export const MAX_REMEMBERED = 20;

/** A place farther away than this says nothing about the point. */
export const MAX_PLACE_DISTANCE_KM = 300;

/** Longest wait for the device's own position. */
export const POSITION_TIMEOUT_MS = 15_000;

/** A position this old is still where the device is. */
export const POSITION_AGE_MS = 60_000;
