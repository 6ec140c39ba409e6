import { POSITION_AGE_MS, POSITION_TIMEOUT_MS } from './limits.ts';
import type { Point } from './point.ts';

/** Decimals of a degree that are kept: a metre. */
const DECIMALS = 5;

/** Why the device's position is not available, in words for the visitor. */
export class PositionProblem extends Error {}

/** Asks the device where it is; the browser asks its owner. Rejects with a `PositionProblem`. */
export function ownPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    const refuse = (code: number) => reject(new PositionProblem(PROBLEMS[code] ?? UNAVAILABLE));
    if (!navigator.geolocation) return refuse(0);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude.toFixed(DECIMALS),
          longitude: coords.longitude.toFixed(DECIMALS),
        }),
      ({ code }) => refuse(code),
      { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_AGE_MS },
    );
  });
}

const UNAVAILABLE =
  'This device cannot find its position right now. Type latitude and longitude instead.';

/** By the code of `GeolocationPositionError`. */
const PROBLEMS: Record<number, string> = {
  0: 'This browser does not share positions. Type latitude and longitude instead.',
  1: 'This site may not use your position. Allow it in the browser’s site settings, or type latitude and longitude.',
  2: UNAVAILABLE,
  3: 'No position after 15 seconds. Try again under open sky, or type latitude and longitude.',
};
