import { plain } from '#lib/reader/plain.ts';

/** A position in degrees, as text: a number is sent exactly as typed. */
export interface Point {
  latitude: string;
  longitude: string;
}

/** Longer texts are no position, and the patterns below need not be fast on a pasted book. */
const MAX_CHARACTERS = 400;

const NUMBER = '[-+]?\\d{1,3}(?:\\.\\d{1,20})?';

/** Where links have their point: `geo:`, maps of Google (the pin before the view), Apple, OpenStreetMap, Bing. */
const LINKS = [
  `!3d(${NUMBER})!4d(${NUMBER})`,
  `[?&](?:q|query|ll|sll|daddr|destination|center|cp|loc)=(?:loc:|[^&=]{0,40}@)?(${NUMBER})(?:,|%2C|~)(?:\\+|%20)?(${NUMBER})`,
  `[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`,
  `[@/](${NUMBER}),(${NUMBER})(?:[,/?]|$)`,
  `#map=\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`,
  `^geo:(${NUMBER}),(${NUMBER})`,
].map((pattern) => new RegExp(pattern, 'i'));

const IS_LINK = /^(?:geo:|https?:|www\.|maps\.|[a-z.]+\/)/i;

// Degrees with or without minutes and seconds, and a direction before or behind.
const PART =
  /^([NSEW]|NORTH|SOUTH|EAST|WEST)?\s*([-+]?\d{1,3}(?:\.\d+)?)\s*(?:°|º|˚|DEG(?:REES?)?|D(?=\s*\d))?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:'|′|M(?:IN)?)\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|''|S(?:EC)?(?=[\s,;NSEW]|$))\s*)?(NORTH|SOUTH|EAST|WEST|[NSEW])?/;
const GAP = /^[\s,;/|]{0,20}/;

interface Angle {
  text: string;
  axis: keyof Point | undefined;
}

/**
 * The point in a text as maps, phones and links hand it out: `18.5204, 73.8567`, `18°31'13.4"N 73°51'24.1"E`,
 * `E 73.8567, N 18.5204`, `geo:18.5204,73.8567?z=15`. Undefined for anything else.
 */
export function pointIn(text: string): Point | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const typed = plain(text).trim();
  if (IS_LINK.test(typed)) return linked(typed);
  const [one, other, ...more] = anglesIn(typed) ?? [];
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
  const [angle, ...more] = anglesIn(typed) ?? [];
  return angle && more.length === 0 ? angle.text : typed;
}

function linked(link: string): Point | undefined {
  for (const pattern of LINKS) {
    const [, latitude, longitude] = pattern.exec(link) ?? [];
    if (latitude && longitude) return { latitude, longitude };
  }
}

function anglesIn(typed: string): Angle[] | undefined {
  const text = typed
    .toUpperCase()
    .replace(
      /\b(?:LATITUDE|LONGITUDE|LAT|LONG|LON|LNG)\b\s*[:=]?|अक्षांश\s*[:=]?|देशांतर\s*[:=]?|[()[\]]/g,
      ' ',
    )
    .replace(/[\u2018\u2019\u00B4`]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/''/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  const angles: Angle[] = [];
  let rest = text;
  while (rest !== '') {
    const found = PART.exec(rest);
    if (!found) return undefined;
    angles.push(angleOf(found));
    const [part] = found;
    const behind = rest.slice(part.length);
    rest = behind.replace(GAP, '');
    // Two numbers with nothing between them are one that was cut in the wrong place.
    const isCut =
      rest === behind && rest !== '' && !/[\sNSEW]/.test(part.slice(-1) + rest.charAt(0));
    if (isCut) return undefined;
  }
  return angles;
}

/** A plain number stays as it was written; of minutes and seconds a number of seven decimals at most is made. */
function angleOf([, before, degrees = '', minutes, seconds, behind]: RegExpExecArray): Angle {
  const direction = (before ?? behind ?? '').charAt(0);
  const isNegative = direction === 'S' || direction === 'W';
  const axis = direction === '' ? undefined : 'NS'.includes(direction) ? 'latitude' : 'longitude';
  if (minutes === undefined && seconds === undefined)
    return { text: isNegative && !degrees.startsWith('-') ? `-${degrees}` : degrees, axis };
  const size = Math.abs(Number(degrees)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const sign = isNegative || degrees.startsWith('-') ? -1 : 1;
  return { text: String(sign * Number(size.toFixed(7))), axis };
}
