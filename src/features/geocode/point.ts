import type { Point } from './position.ts';
import { pointIn, readDegrees } from './read-point.ts';
import * as words from './words.tsx';

export type { Point } from './position.ts';

/** The point that two fields give, or one of them alone; undefined while one is empty or no number. */
export function pointOf(latitude: string, longitude: string): Point | undefined {
  const point = readPoint({ latitude, longitude });
  return isNumber(point.latitude) && isNumber(point.longitude) ? point : undefined;
}

/** Two fields as they are read: each in degrees, or both from a pair in one of them. */
export function readPoint({ latitude, longitude }: Point): Point {
  const pair = latitude.trim() === '' || longitude.trim() === '' ? latitude + longitude : '';
  return pointIn(pair) ?? { latitude: readDegrees(latitude), longitude: readDegrees(longitude) };
}

/** Whether there is such a place on the earth. */
export const isOnEarth = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Remarks about the two fields, as they are typed. They never block. */
export function pointHints(typed: Point): Partial<Record<keyof Point, string>> {
  const { latitude, longitude } = readPoint(typed);
  const [north, east] = [numberIn(latitude), numberIn(longitude)];
  if (isInIndia(east, north) && !isInIndia(north, east)) return { latitude: words.swapped };
  const hints: Partial<Record<keyof Point, string>> = {};
  if (Math.abs(north) > 90) hints.latitude = words.latitudeRange;
  if (Math.abs(east) > 180) hints.longitude = words.longitudeRange;
  return hints;
}

// Each character can belong to one part alone: else a long text would take the square of its length.
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

const isNumber = (text: string) => NUMBER.test(text) && Number.isFinite(Number(text));

const numberIn = (text: string) => (isNumber(text.trim()) ? Number(text) : Number.NaN);

const isInIndia = (latitude: number, longitude: number) =>
  latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;

/** A link, with its beginning or without. */
const LINK = /[a-z][\w+.-]{1,20}:\/\/|(?:^|\s)(?:[a-z\d-]{1,40}\.){1,3}[a-z]{2,10}\//i;
/** An address of what3words. */
const THREE_WORDS =
  /(?:^|[\s/])(?!www\.)(?:\p{L}[\p{L}\p{M}]{1,40}\.){2}\p{L}[\p{L}\p{M}]{1,40}(?:$|\s)/iu;
const SHORT_PLUS_CODE = /(?:^|\s)[2-9CFGHJMPQRVWX]{4,6}\+[2-9CFGHJMPQRVWX]{2,3}(?:$|[\s,])/i;

/** What is missing in fields that are not coordinates. An empty one stops the form without a word. */
export function pointProblems(typed: Point): Partial<Record<keyof Point, string>> {
  if (pointOf(typed.latitude, typed.longitude)) return {};
  const read = readPoint(typed);
  const fields = (['latitude', 'longitude'] as const).filter(
    (field) => read[field].trim() !== '' && !isNumber(read[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, problemOf(typed[field])]));
}

function problemOf(text: string): string {
  if (LINK.test(text) || THREE_WORDS.test(text)) return words.linkWithout;
  if (SHORT_PLUS_CODE.test(text)) return words.shortPlusCode;
  return words.inDegrees;
}
