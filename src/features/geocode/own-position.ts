import { POSITION_AGE_MS, POSITION_TIMEOUT_MS } from './limits.ts';
import type { Point } from './point.ts';
import * as words from './words.tsx';

/** Decimals of a degree that are kept: a metre. */
const DECIMALS = 5;

/** Why the device's position is not available, in words for the visitor. */
export class PositionProblem extends Error {}

/** Asks the device where it is; the browser asks its owner. Rejects with a `PositionProblem`. */
export function ownPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    const refuse = (code: number) =>
      reject(new PositionProblem(PROBLEMS[code] ?? words.positionUnavailable));
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

/** By the code of `GeolocationPositionError`. */
const PROBLEMS: Record<number, string> = {
  0: words.positionNotShared,
  1: words.positionRefused,
  2: words.positionUnavailable,
  3: words.positionLate,
};
