/** A coordinate as text, and which one it is where a direction or a label says so. */
export interface Angle {
  text: string;
  axis: 'latitude' | 'longitude' | undefined;
}

// A number, a direction, a label, or what separates the numbers of one angle or of two.
const TOKEN =
  /([-+]?(?:\d+(?:\.\d*)?|\.\d+))|(NORTH|SOUTH|EAST|WEST|उत्तर|दक्षिण|पूर्व|पश्चिम|(?:उ|द|पू|प)(?![\p{L}\p{M}])\.?|[NSEW](?![A-Z]))|(LATITUDE|LONGITUDE|LAT|LONG|LON|LNG|अक्षांश|देशांतर|देशान्तर)|((?:DEG(?:REES?)?|D|MIN(?:UTES?)?|M|SEC(?:ONDS?)?)(?![A-Z])|[°º˚'′"″:])|([\s,;/|()[\]{}<>_.=&\p{So}]+)|(\p{L}[\p{L}\p{M}]*|\S)/gu;

interface Part {
  numbers: string[];
  /** Letter of a direction, or the label. */
  said: string;
}

const LATITUDE = /^(?:N|S|LAT|उ|दक|द\.?$|अ)/;
const isSouthOrWest = (said: string) => /^(?:S|W|दक|द\.?$|पश|प\.?$)/.test(said);

/** Fewest decimals by which two numbers behind other words are a position, and no address. */
const DECIMALS = 3;

/**
 * The coordinates in a text in capitals, by its grammar: a direction or a label comes before all angles or after all
 * of them; an angle is degrees, or degrees with minutes below 60, or with seconds too. Undefined for anything else.
 */
export function anglesIn(text: string): Angle[] | undefined {
  const parts: Part[] = [];
  const begin = (said: string): Part => {
    const part = { numbers: [], said };
    parts.push(part);
    return part;
  };
  let current: Part | undefined;
  let areBefore: boolean | undefined;
  let hasWords = false;
  let isOver = false;
  let last = '';
  for (const [all, number, direction, label, mark, gap] of text.matchAll(TOKEN)) {
    const said = direction ?? label;
    if (isOver) {
      // Behind a position and a word anything may follow, but for another position.
      if (label || decimalsOf(number ?? '') >= DECIMALS) return undefined;
      continue;
    }
    if (number !== undefined) {
      // Two numbers with nothing between them are one that was cut in the wrong place.
      if (last === 'number' || (last === 'word' && /^\d/.test(number))) return undefined;
      areBefore ??= said !== undefined;
      current ??= begin('');
      current.numbers.push(number);
      last = 'number';
    } else if (said !== undefined) {
      areBefore ??= true;
      // `Lat 18.5 N`: the direction says more than the label.
      if (areBefore && !(direction && current?.said.startsWith('L'))) current = begin(said);
      else if (current) {
        current.said = said;
        if (!areBefore) current = undefined;
      } else return undefined;
      last = 'said';
    } else if (mark === undefined && gap === undefined) {
      if (parts.length > 0 && !isPair(parts)) return undefined;
      isOver = parts.length > 0;
      hasWords = true;
      last = 'word';
    } else last = mark === undefined ? 'gap' : 'mark';
    if (all === '' || parts.length > 2) return undefined;
  }
  const angles = halved(parts).map(angleOf);
  if (angles.some((angle) => angle === undefined)) return undefined;
  const isPlain = ({ text: degrees, axis }: Angle) => !axis && decimalsOf(degrees) < DECIMALS;
  return hasWords && (angles as Angle[]).some(isPlain) ? undefined : (angles as Angle[]);
}

const decimalsOf = (number: string) => (number.split('.')[1] ?? '').length;

/** Whether all of a position has been read: two angles, or two numbers without a direction. */
const isPair = ([one, other]: readonly Part[]): boolean =>
  other ? other.numbers.length > 0 : one?.said === '' && one.numbers.length === 2;

/** Without directions the numbers are those of one angle each, or halves of all: `18 31 13 73 51 24`. */
function halved(parts: readonly Part[]): readonly Part[] {
  const [only, ...others] = parts;
  if (!only || others.length > 0 || only.said !== '') return parts;
  const half = only.numbers.length / 2;
  if (half !== 1 && half !== 2 && half !== 3) return parts;
  return [only.numbers.slice(0, half), only.numbers.slice(half)].map((numbers) => ({
    numbers,
    said: '',
  }));
}

/** A plain number stays as it was written; of minutes and seconds a number of seven decimals at most is made. */
function angleOf({ numbers, said }: Part): Angle | undefined {
  const [degrees = '', minutes, seconds, ...more] = numbers;
  const isWhole = (text: string) => /^[-+]?\d+$/.test(text);
  if (!/^[-+]?(?:\d{1,3}(?:\.\d*)?|\.\d+)$/.test(degrees) || more.length > 0) return undefined;
  const axis = said === '' ? undefined : LATITUDE.test(said) ? 'latitude' : 'longitude';
  const isNegative = isSouthOrWest(said) && !degrees.startsWith('-');
  if (minutes === undefined) return { text: isNegative ? `-${degrees}` : degrees, axis };
  const isRight = (part: string) => /^\d{1,2}(?:\.\d+)?$/.test(part) && Number(part) < 60;
  if (!isWhole(degrees) || !isRight(minutes)) return undefined;
  if (seconds !== undefined && !(isWhole(minutes) && isRight(seconds))) return undefined;
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds ?? 0) / 3600;
  const sign = isNegative || degrees.startsWith('-') ? -1 : 1;
  return { text: String(sign * Number(size.toFixed(7))), axis };
}
