import { plain } from '#lib/reader/plain.ts';
import { anglesIn } from './angles.ts';
import { gridPoint } from './grid-codes.ts';
import type { Point } from './position.ts';

/** Longer texts are no position, and the patterns below need not be fast on a pasted book. */
const MAX_CHARACTERS = 400;

const NUMBER = '[-+]?\\d{1,3}(?:\\.\\d{1,20})?';

/** Where links of maps have their point: Google (the pin before the view), Apple, OpenStreetMap, Bing, HERE, Waze. */
const LINKS = [
  `!3d(${NUMBER})!4d(${NUMBER})`,
  `[?&](?:q|query|ll|sll|daddr|saddr|destination|center|cp|loc|coordinate|point|map|latlng|to)=(?:loc:|ll\\.|point:|[^&=]{0,40}@)?(${NUMBER})[,~_](?:\\+|\\s)?(${NUMBER})`,
  `[?&](?:mlat|lat|latitude)=(${NUMBER})&(?:mlon|lon|lng|long|longitude)=(${NUMBER})`,
  `[@/](${NUMBER}),(?:\\+|\\s)?(${NUMBER})(?:[,/?\\s]|$)`,
  `#map=\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`,
  `(?:^|\\s)geo:(${NUMBER}),(${NUMBER})`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Links with the longitude first: Yandex, 2GIS, Amap, and Mapy, which calls it x. */
const EAST_FIRST = new RegExp(
  `(?:yandex\\.[a-z.]+/.*[?&](?:pt|ll)=|2gis\\..*(?:/geo/(?:\\d+/)?|[?&]m=)|amap\\..*=|mapy\\..*[?&]x=)(${NUMBER})(?:,|&y=)(${NUMBER})`,
  'i',
);

const LINK = /(?:^|\s)((?:geo:|https?:|www\.|maps\.|[a-z.]+\/)\S*)/i;

/**
 * The point in a text as maps, phones and links hand it out: `18.5204, 73.8567`, `18°31'13.4"N 73°51'24.1"E`,
 * `E 73.8567, N 18.5204`, `geo:18.5204,73.8567?z=15`, a full Plus Code, a DIGIPIN. Undefined for anything else.
 */
export function pointIn(text: string): Point | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const typed = plain(text).trim();
  const link = LINK.exec(typed)?.[1];
  if (link) return linked(decoded(link));
  const grid = gridPoint(typed.toUpperCase());
  if (grid) return grid;
  const [one, other, ...more] = anglesIn(spelt(typed)) ?? [];
  if (!one || !other || more.length > 0) return undefined;
  if (one.axis && other.axis === one.axis) return undefined;
  const isSwapped = one.axis === 'longitude' || other.axis === 'latitude';
  const [north, east] = isSwapped ? [other, one] : [one, other];
  return { latitude: north.text, longitude: east.text };
}

/** One coordinate as a number in degrees: `18°31'13.4"N` is `18.5204`; what is none stays as it is. */
export function readDegrees(text: string): string {
  if (text.length > MAX_CHARACTERS) return text;
  const typed = plain(text).trim();
  const [angle, ...more] = anglesIn(spelt(typed)) ?? [];
  return angle && more.length === 0 ? angle.text : typed;
}

function linked(link: string): Point | undefined {
  const [, east, north] = EAST_FIRST.exec(link) ?? [];
  if (east && north) return { latitude: north, longitude: east };
  for (const pattern of LINKS) {
    const [, latitude, longitude] = pattern.exec(link) ?? [];
    if (latitude && longitude) return { latitude, longitude };
  }
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** Capitals, with the usual signs for minutes, seconds and minus. */
const spelt = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\u2018\u2019\u00B4`]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
