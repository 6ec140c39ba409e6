import { plain } from '#lib/reader/plain.ts';
import { anglesIn } from './angles.ts';
import { spacedOut } from './compact-notations.ts';
import { gridPoint } from './grid-codes.ts';
import type { Point } from './position.ts';

/** Longer texts are not a position, and the patterns below need not be fast on a pasted book. */
const MAX_CHARACTERS = 400;

const NUMBER = '[-+]?\\d{1,3}(?:\\.\\d{1,20})?';

/** Pins of links, which go before the middle of the view: Google, Windy. */
const PINS = [`!3d(${NUMBER})!4d(${NUMBER})`, `windy\\.com/(${NUMBER})/(${NUMBER})`].map(
  (pattern) => new RegExp(pattern, 'i'),
);

/** Links that name a place, which may be a point in any notation. */
const NAMED = /(?:\/place\/|[?&](?:q|query)=)([^/@&?#]+)/i;

/** The end of a route, where it is a part of the path. */
const ROUTE = [
  new RegExp(`/dir/(?:.*/)?(${NUMBER}),(?:\\+|\\s)?(${NUMBER})/?(?:[@?#]|data=|am=|$)`, 'i'),
];

/** One of the parameters by these names, as a pattern. */
function parameter(names: string): string {
  return `[?&#](?:${names})=(?:loc:|ll\\.|point[:.]|[^&=]{0,40}@)?(${NUMBER})[,~_](?:\\+|\\s)?(${NUMBER})`;
}

/** Where links of maps have their point: Google, Apple, OpenStreetMap, Bing, HERE, Waze, Windy and others. */
const LINKS = [
  // Of a route its end.
  `[?&](?:route|rtext|places|rtp)=[^&]*[~;](?:pos\\.)?(${NUMBER})[,_](${NUMBER})(?:&|$)`,
  parameter('daddr|destination|to|endcoord|tll'),
  parameter(
    'q|query|text|ll|sll|center|cp|loc|coordinate|point|map|latlng|viewpoint|where1|view|pin|marker|sp|cbll',
  ),
  `[@/#:](${NUMBER}),(?:\\+|\\s)?(${NUMBER})(?:[,/?\\s]|$)`,
  `ventusky\\.com/(?:\\?p=)?(${NUMBER});(${NUMBER})`,
  `/([-+]?\\d{1,2}\\.\\d{4,20})/([-+]?\\d{1,3}\\.\\d{4,20})(?:[/?#]|$)`,
  `windy\\.com/[^#]*[?,](${NUMBER}),(${NUMBER}),\\d`,
  `#map=\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`,
  `(?:^|\\s)geo:(${NUMBER})[,;](${NUMBER})`,
  // Nakarte, Kakao.
  `#(?:.*&)?m=\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`,
  `/link/[^?]*,(${NUMBER}),(${NUMBER})$`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Links with the longitude first: Yandex, 2GIS, Amap, Mapy, which calls it x, and embedded maps of Google. */
const EAST_FIRST = [
  `mapy\\..*[?&]id=(${NUMBER}),(${NUMBER})`,
  `(?:yandex\\.[a-z.]+/.*[?&](?:pt|ll|whatshere\\[point\\])=|2gis\\..*(?:/geo/(?:\\d+/)?|/to/|[?&]m=)|amap\\..*=|mapy\\..*[?&](?:x|center)=)(${NUMBER})(?:,|&y=)(${NUMBER})`,
  `!2d(${NUMBER})!3d(${NUMBER})`,
].map((pattern) => new RegExp(pattern, 'i'));

/** A latitude among the parameters of a link, with what is around its name: `drop_lat`, `dropoff[latitude]`. */
const LATITUDE = new RegExp(`^([^=]*?)lat(?:itude)?([\\]_]*)=(${NUMBER})$`, 'i');

/** Of a start and an end the end is meant. */
const END = /drop|dest|end|to/i;

/** Well-known text and GeoJSON, which have the longitude first. */
const TEXT_EAST_FIRST = new RegExp(
  `(?:\\bPOINT ?(?:ZM?|M)? ?\\( ?|"coordinates"\\s?:\\s?\\[\\s?)(${NUMBER})[\\s,]\\s?(${NUMBER})`,
  'i',
);
/** Members of an object: `{"lat":18.5,"lng":73.8}`. */
const MEMBERS = ['lat(?:itude)?', 'lo?ng?(?:itude)?'].map(
  (name) => new RegExp(`^\\{(?:.*[^a-z])?${name}["']?\\s?:\\s?["']?(${NUMBER})[^\\d.]`, 'is'),
);

const LINK = /(?:^|\s)((?:geo:|[a-z]+:\/\/|www\.|maps\.|[a-z\d.-]{1,80}\.[a-z]{2,10}\/)\S*)/i;

/**
 * The point in a text as maps, phones and links hand it out: `18.5204, 73.8567`, `18°31'13.4"N 73°51'24.1"E`,
 * `E 73.8567, N 18.5204`, `geo:18.5204,73.8567?z=15`, a full Plus Code, a DIGIPIN. Undefined for anything else.
 */
export function pointIn(text: string): Point | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const typed = plain(text).trim();
  const written = writtenPoint(typed);
  if (written) return written;
  const link = LINK.exec(typed)?.[1];
  if (link) return onlyOf(linked(decoded(link)), pairIn(typed.replace(link, ' ')));
  const grid = gridPoint(typed.toUpperCase());
  return grid ?? pairIn(typed);
}

/** How far the numbers in a link may be from those beside it, in degrees: links round theirs. */
const NEAR = 0.01;

/** The point of a link, or what is written beside it; none where they are two. */
function onlyOf(one: Point | undefined, other: Point | undefined): Point | undefined {
  if (!one || !other) return one ?? other;
  const isNear = (name: keyof Point) => Math.abs(Number(one[name]) - Number(other[name])) < NEAR;
  return isNear('latitude') && isNear('longitude') ? other : undefined;
}

function writtenPoint(typed: string): Point | undefined {
  const [, east, north] = TEXT_EAST_FIRST.exec(typed) ?? [];
  if (east && north) return { latitude: north, longitude: east };
  const [latitude, longitude] = MEMBERS.map((member) => member.exec(typed)?.[1]);
  return latitude && longitude ? { latitude, longitude } : undefined;
}

/** What is written before both numbers: `Lat/Long:`, `LatLng(`; `@` of a link that was cut. */
const BOTH =
  /^(?:(LAT(?:ITUDE)?|अक्षांश)[\s,/&-]*(?:LO?NG?(?:ITUDE)?|देशांतर)|(LO?NG?(?:ITUDE)?|देशांतर)[\s,/&-]*(?:LAT(?:ITUDE)?|अक्षांश)|@)[\s:=(]*(?=[-+\d])/;

function pairIn(typed: string): Point | undefined {
  const whole = spelt(typed);
  const [both = '', , eastFirst] = BOTH.exec(whole) ?? [];
  const [one, other, ...more] = anglesIn(whole.slice(both.length)) ?? [];
  if (!one || !other || more.length > 0) return undefined;
  if (one.axis && other.axis === one.axis) return undefined;
  const isSwapped = one.axis === 'longitude' || other.axis === 'latitude' || !!eastFirst;
  const [north, east] = isSwapped ? [other, one] : [one, other];
  return { latitude: north.text, longitude: east.text };
}

/** One coordinate as a number in degrees: `18°31'13.4"N` is `18.5204`; other text stays as it is. */
export function readDegrees(text: string): string {
  const typed = plain(text).trim();
  if (text.length > MAX_CHARACTERS || /:\/\//.test(typed)) return typed;
  const [angle, ...more] = anglesIn(spelt(typed)) ?? [];
  return angle && more.length === 0 ? angle.text : typed;
}

function linked(link: string): Point | undefined {
  const east = firstOf(EAST_FIRST, link);
  if (east) return { latitude: east.longitude, longitude: east.latitude };
  const [last = ''] = link.match(/\{[^{}]{1,300}\}/g)?.slice(-1) ?? [];
  return (
    firstOf(PINS, link) ?? (/\/dir\/[^?]/.test(link) ? firstOf(ROUTE, link) : placeIn(link, last))
  );
}

function placeIn(link: string, last: string): Point | undefined {
  return (
    pairIn(NAMED.exec(link)?.[1]?.replaceAll('+', ' ') ?? '') ??
    writtenPoint(last) ??
    parametersIn(link) ??
    plusCodeIn(link) ??
    firstOf(LINKS, link)
  );
}

/** A latitude and the longitude with the same kind of name, in either order. */
function parametersIn(link: string): Point | undefined {
  const parameters = link.split(/[?&#;]/).slice(1);
  const points = parameters.flatMap((parameter) => {
    const [, before = '', behind = '', latitude] = LATITUDE.exec(parameter) ?? [];
    if (!latitude) return [];
    const name = `${before}\n${behind}`.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').split('\n');
    const partner = new RegExp(`^${name[0]}(?:lng|lon|long|longitude)${name[1]}=(${NUMBER})$`, 'i');
    const [longitude] = parameters.flatMap((each) => partner.exec(each)?.[1] ?? []);
    return longitude ? [{ before, point: { latitude, longitude } }] : [];
  });
  return (points.find(({ before }) => END.test(before)) ?? points[0])?.point;
}

function plusCodeIn(link: string): Point | undefined {
  const code = link.split(/[/?&=]/).find((part) => /^[^\s+]{8}\+/.test(part));
  return code ? gridPoint(code.toUpperCase()) : undefined;
}

function firstOf(patterns: readonly RegExp[], link: string): Point | undefined {
  for (const pattern of patterns) {
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
  spacedOut(
    typed
      .toUpperCase()
      .replace(/[\u2018\u2019\u00B4`]/g, "'")
      .replace(/[\u201C\u201D]/g, '"')
      .replace(/[\u2010-\u2015\u2212]/g, '-'),
  );
