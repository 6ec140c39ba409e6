import type { Token } from './tokens.ts';
import { COUNTS, FILLERS, PARTS, PER, RATES, SCALES, UNITS, type Unit } from './words.ts';

/** A number with its unit, as written in a text. Values are digits and a point. */
export interface Quantity {
  /** Two where it may be read in two ways. */
  values: readonly string[];
  unit: Unit | undefined;
  /** The time that it is for: `per month`. */
  per: Unit | undefined;
  /** Whether a word multiplies it: `lakh`. */
  isScaled: boolean;
  /** Whether it is in words alone: `five lakh`. */
  isSpelt: boolean;
  /** `500/-`. */
  isMarked: boolean;
  /** Its tokens: from this one, up to the other. */
  from: number;
  to: number;
}

/** A number, with the words that multiply it. */
interface Magnitude {
  values: readonly string[];
  isScaled: boolean;
  to: number;
}

/** The power of ten of a lakh. */
const LAKH = 5;

const JOINERS = new Set([',', 'and', 'और', '&', '+']);

/** All quantities of a text; undefined where two of them run into each other. */
export function quantitiesIn(tokens: readonly Token[]): Quantity[] | undefined {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const quantity = quantityAt(tokens, at);
    if (!quantity) {
      at += 1;
      continue;
    }
    const last = found.at(-1);
    const isJoined =
      last &&
      (followsOn(tokens, last, quantity) ||
        (isDash(tokens, last, quantity) && last.unit === 'year' && quantity.unit === 'month'));
    const joined = isJoined ? sumOf(last, quantity) : undefined;
    // `5 6`, `5 years 6`: nobody knows what the second one is of.
    if (last?.to === quantity.from && !joined && startsBare(tokens, quantity)) return undefined;
    // `Repo + 2.5%` is a sum that nobody told; of `5 to 6 lakh` the 5 is of lakhs as well.
    if (!joined && quantity.from > 1 && textAt(tokens, quantity.from - 1) === '+') return undefined;
    if (!joined && last && isRange(tokens, last, quantity)) return undefined;
    if (!joined && last && isRest(tokens, last, quantity)) return undefined;
    if (isNegative(tokens, quantity.from) || isBesidePart(tokens, quantity)) return undefined;
    if (joined) found.pop();
    found.push(joined ?? quantity);
    at = quantity.to;
  }
  return found;
}

export const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const isRange = (tokens: readonly Token[], one: Quantity, { from, unit, isScaled }: Quantity) =>
  !one.unit &&
  !one.isScaled &&
  (unit !== undefined || isScaled) &&
  from === one.to + 1 &&
  /^(?:to|se|से|or|ya|या|and|और|&|-)$/.test(textAt(tokens, one.to));

/** `5 years, 6`: nobody knows of what the 6 is. */
const isRest = (tokens: readonly Token[], one: Quantity, other: Quantity) =>
  /^(?:year|month)$/.test(one.unit ?? '') && !other.unit && followsOn(tokens, one, other);

/** `-₹500`, `minus 5`: no field asks for so little. `Amount - 500` has a dash between two words. */
function isNegative(tokens: readonly Token[], from: number): boolean {
  const before = textAt(tokens, from - 1);
  if (/^(?:minus|negative|माइनस|ऋण)$/.test(before)) return true;
  return (
    before === '-' && (from === 1 || (tokens[from]?.isGlued === true && !tokens[from - 1]?.isGlued))
  );
}

/** Whether a number that is a part of something is next to another: `₹500-₹600` is neither. */
const isBesidePart = (tokens: readonly Token[], { from, to }: Quantity) =>
  (textAt(tokens, from - 1) === '-' && tokens[from - 2]?.is === 'part') ||
  (textAt(tokens, to) === '-' && tokens[to + 1]?.is === 'part');

const startsBare = (tokens: readonly Token[], { from, unit }: Quantity) =>
  tokens[from]?.is !== 'sign' && (unit === undefined || !UNITS.has(textAt(tokens, from)));

function quantityAt(tokens: readonly Token[], from: number): Quantity | undefined {
  const before = UNITS.get(textAt(tokens, from));
  const isMoney = before === 'rupee' || before === 'foreign' || before === 'other';
  let at = isMoney ? from + 1 : from;
  while (isMoney && /^[.:,=\u0970-]$/.test(textAt(tokens, at))) at += 1;
  const magnitude = magnitudeAt(tokens, at);
  if (!magnitude || isPartOfWord(tokens, at)) return undefined;
  at = magnitude.to;
  // `5 lakh crore` is more than any field takes.
  if (SCALES.has(textAt(tokens, at))) return undefined;
  const dash = textAt(tokens, at) === '-' ? 1 : 0;
  const behind = UNITS.get(textAt(tokens, at + dash));
  if (behind) at += 1 + dash;
  else if (tokens[at]?.is === 'word' && tokens[at]?.isGlued && !PER.has(textAt(tokens, at)))
    return undefined;
  const { to, isMarked, per } = tailAt(tokens, at);
  const { values, isScaled } = magnitude;
  // `Rs 500 dollars` is neither.
  const unit =
    isMoney && behind && before !== behind ? 'other' : (behind ?? (isMoney ? before : undefined));
  const isSpelt = tokens.slice(from, to).every((token) => token.is !== 'number');
  return { values, unit, per, isScaled, isSpelt, isMarked, from, to };
}

/** Whether a number comes directly after a word that is not a unit: `XX1234`, `1e5`. */
function isPartOfWord(tokens: readonly Token[], at: number): boolean {
  if (!tokens[at]?.isGlued || tokens[at - 1]?.is !== 'word') return false;
  const unit = UNITS.get(textAt(tokens, at - 1));
  // Of `P5Y6M` neither number is one.
  return (
    unit !== 'rupee' && (tokens[at - 2]?.is !== 'number' || !unit || isPartOfWord(tokens, at - 2))
  );
}

/** Numbers by falling words: `5 lakh 50 thousand`, `two hundred and five`. */
function magnitudeAt(tokens: readonly Token[], from: number): Magnitude | undefined {
  const parts: string[] = [];
  let credit: string | undefined;
  let short: string | undefined;
  let last = Number.POSITIVE_INFINITY;
  let to = from;
  for (let at = from; last > 0; ) {
    const count = countAt(tokens, at);
    if (!count) break;
    const word = textAt(tokens, count.to);
    const power = SCALES.get(word) ?? 0;
    if (power >= last) break;
    const written = count.to === at + 1 && tokens[at]?.isWrittenOut;
    // On a statement `50.90Cr` is what was credited.
    if (/^crs?$/.test(word) && written) credit = count.text;
    // Who says `1 lakh 50` may mean fifty thousand.
    if (
      power === 0 &&
      last >= LAKH &&
      last !== Number.POSITIVE_INFINITY &&
      /^\d\d?$/.test(count.text)
    )
      short = shifted(count.text, last - 2);
    parts.push(shifted(count.text, power));
    last = power;
    to = power > 0 ? count.to + 1 : count.to;
    at = power > 0 && JOINERS.has(textAt(tokens, to)) ? to + 1 : to;
  }
  if (parts.length === 0) return undefined;
  const sum = parts.length === 1 ? (parts[0] as string) : plainNumber(total(parts));
  const isHalf = PARTS.has(textAt(tokens, from)) && to === from + 2;
  const isScaled = (to > from + 1 && !isHalf) || SCALES.has(textAt(tokens, to - 1));
  const larger = short && plainNumber(total([...parts.slice(0, -1), short]));
  const other = parts.length === 1 ? credit : larger;
  return { values: other ? [other, sum] : [sum], isScaled, to };
}

/** Digits, or words below a hundred. */
function countAt(tokens: readonly Token[], at: number): { text: string; to: number } | undefined {
  if (tokens[at]?.is === 'number') return { text: textAt(tokens, at), to: at + 1 };
  const part = PARTS.get(textAt(tokens, at));
  if (part) {
    const of = countAt(tokens, at + 1);
    return of && { text: plainNumber(Number(of.text) + part), to: of.to };
  }
  const first = COUNTS.get(textAt(tokens, at));
  if (first === undefined) return undefined;
  const gap = textAt(tokens, at + 1) === '-' ? 1 : 0;
  const second = first >= 20 ? (COUNTS.get(textAt(tokens, at + 1 + gap)) ?? 0) : 0;
  const isTwo = second > 0 && second < 10;
  return { text: String(isTwo ? first + second : first), to: at + (isTwo ? 2 + gap : 1) };
}

/** What follows a number and its unit: `/-`, `per month`, `p.a.`. */
function tailAt(tokens: readonly Token[], from: number) {
  let at = from;
  let isMarked = false;
  if (textAt(tokens, at) === '.') at += 1;
  if (textAt(tokens, at) === '/') {
    const slash = /^[-=]$/.test(textAt(tokens, at + 1)) ? 2 : 1;
    if (slash === 2 || !UNITS.has(textAt(tokens, at + 1))) {
      isMarked = true;
      at += slash;
    }
  }
  if (textAt(tokens, at) === '-' && RATES.has(textAt(tokens, at + 1))) at += 1;
  const rate = RATES.get(textAt(tokens, at));
  if (rate) return { to: at + 1, isMarked, per: rate };
  if (!PER.has(textAt(tokens, at))) return { to: at, isMarked, per: undefined };
  const time = textAt(tokens, at + 1);
  const per = RATES.get(time) ?? UNITS.get(time);
  return per ? { to: at + 2, isMarked, per } : { to: at, isMarked, per: undefined };
}

const followsOn = (tokens: readonly Token[], { to }: Quantity, { from }: Quantity) =>
  from === to || (from === to + 1 && JOINERS.has(textAt(tokens, to)));

/** Between years and months, which are no range: `2 years - 6 months`. */
const isDash = (tokens: readonly Token[], { to }: Quantity, { from }: Quantity) =>
  from === to + 1 && textAt(tokens, to) === '-';

const IN_SMALL: Readonly<Record<string, number>> = { year: 12, month: 1, rupee: 100, paisa: 1 };

/** `2 years 6 months`, in either order, and `500 rupees 50 paise`; undefined if they are no two parts of one. */
function sumOf(one: Quantity, other: Quantity): Quantity | undefined {
  const units = `${one.unit} ${other.unit}`;
  if (!/^(?:year month|month year|rupee paisa)$/.test(units) || one.per) return undefined;
  const [first, second] = [Number(one.values[0]), Number(other.values[0])];
  const small = one.unit === 'month' ? first : second;
  const [inFirst, inSecond] = [one.unit, other.unit].map((unit) => IN_SMALL[unit ?? ''] ?? 0);
  // A second number that is not part of a year says the same again, or something else.
  if (small >= Math.max(inFirst as number, inSecond as number)) return undefined;
  const sum = first * (inFirst as number) + second * (inSecond as number);
  const unit = units.includes('year') ? 'month' : 'paisa';
  return { ...other, values: [plainNumber(sum)], unit, from: one.from };
}

const total = (parts: readonly string[]) => parts.reduce((sum, part) => sum + Number(part), 0);

/** A sum without the last digits of floating numbers. */
export const plainNumber = (value: number): string => String(Number(value.toFixed(6)));

/** A number times a power of ten, by its digits: 1.15 crore is exact. */
function shifted(text: string, power: number): string {
  const [integer = '', decimals = ''] = text.split('.');
  if (power === 0) return decimals === '' ? integer : `${integer || '0'}.${decimals}`;
  const moved = decimals.padEnd(power, '0');
  const whole = (integer + moved.slice(0, power)).replace(/^0+(?=\d)/, '');
  const left = moved.slice(power);
  return left === '' ? whole : `${whole}.${left}`;
}

/** Whether a piece says nothing about a quantity next to it. */
export const isFiller = ({ is, text }: Token): boolean =>
  is === 'word'
    ? FILLERS.has(text) || PER.has(text) || RATES.has(text)
    : is === 'sign' && /^[.,:;=!?()[\]"\u201C\u201D*|@+~\u2248\u0970-]$/.test(text);
