import * as words from './words.tsx';

/** A position in degrees, as text: it is sent exactly as typed. */
export interface Point {
  latitude: string;
  longitude: string;
}

/** The point that two fields give; undefined while one of them is empty or no number. */
export function pointOf(latitude: string, longitude: string): Point | undefined {
  const point = { latitude: latitude.trim(), longitude: longitude.trim() };
  return isNumber(point.latitude) && isNumber(point.longitude) ? point : undefined;
}

/** Whether there is such a place on the earth. */
export const isOnEarth = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Remarks about the two fields, as they are typed. They never block. */
export function pointHints({ latitude, longitude }: Point): Partial<Record<keyof Point, string>> {
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

const PAIR = /^([-+]?\d+(?:\.\d+)?)°?(?:\s*[,;]\s*|\s+)([-+]?\d+(?:\.\d+)?)°?$/;

/** The point in a pasted text such as `18.5204, 73.8567`, as maps hand it out; else undefined. */
export function pointIn(text: string): Point | undefined {
  const [, latitude, longitude] = PAIR.exec(text.trim()) ?? [];
  return latitude && longitude ? { latitude, longitude } : undefined;
}
