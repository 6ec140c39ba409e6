import { plain } from '#lib/reader/plain.ts';

/** Units that multiply, by the power of ten that they stand for. */
const POWERS: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  हज़ार: 3,
  हजार: 3,
  l: 5,
  lakh: 5,
  lakhs: 5,
  lac: 5,
  lacs: 5,
  लाख: 5,
  cr: 7,
  crs: 7,
  crore: 7,
  crores: 7,
  करोड़: 7,
  करोड: 7,
};

/** What says that a number is money; in front of it or behind. */
const MONEY = ['₹', 'rs', 'inr', 'rupees', 'rupee', 'रुपये', 'रुपए', 'रुपया', 'रु', 'रू'];

const UNITS = Object.keys(POWERS).sort((one, other) => other.length - one.length);
const LABEL = new RegExp(`^(?:${MONEY.join('|')})[.\\u0970:]?\\s*`);
// A word stands by itself: the end of `years` and of `crs` is no `rs`.
const WORDS = [...MONEY, 'only', 'मात्र', 'percent', 'प्रतिशत', 'p\\.?a'];
const BEHIND = new RegExp(
  `(?:\\s*(?:/[-=]?|₹|%)|(^|[^\\p{L}\\p{M}])(?:${WORDS.join('|')}))\\.?\\s*$`,
  'u',
);
const BEFORE_COLON = /^[^\p{N}:=+-]{1,40}[:=]\s*/u;

// As written in India (5,00,000), elsewhere (500,000), or without commas; also with spaces for the commas.
const DIGITS = '\\d{1,3}(?:,\\d{2,3})*,\\d{3}|\\d+';
const PART = new RegExp(
  `^(${DIGITS})?(?:\\.(\\d*))?\\s?(${UNITS.join('|')})?(?![\\d,a-z])\\.?\\s*`,
);

/** Nobody types a longer number; the patterns above need not be fast on a pasted book. */
const MAX_CHARACTERS = 60;

/** The same with labels, currency and units around it. */
const MAX_WITH_WORDS = 160;

/** The same with marks that nobody sees. Of what is longer no more is looked at: it is no number. */
const MAX_PASTED = 1_000;

/**
 * A number as people write it, in digits and a point: `5,00,000`, `Rs. 5 00 000/-`, `1.5 crore`, `५ लाख ५० हज़ार`.
 * Empty where there is none; undefined for anything else.
 *
 * @param more units of the field, by what one of them is worth in the unit that is asked for
 */
export function readQuantity(
  text: string,
  more: Readonly<Record<string, number>> = {},
): string | undefined {
  let rest = bare(text);
  if (rest === '') return '';
  if (rest.length > MAX_CHARACTERS) return undefined;
  const inUnits = sumOfUnits(rest, more);
  if (inUnits !== undefined) return inUnits;
  const parts: string[] = [];
  let lastPower = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const [whole = '', integer = '', decimals, word] = PART.exec(rest) ?? [];
    const power = word ? (POWERS[word] as number) : 0;
    if (whole === '' || integer + (decimals ?? '') === '' || power >= lastPower) return undefined;
    parts.push(shifted(integer.replaceAll(',', ''), decimals ?? '', power));
    rest = rest.slice(whole.length);
    if (!word && rest !== '') return undefined;
    lastPower = power;
  }
  return parts.length === 1 ? parts[0] : String(parts.reduce((sum, part) => sum + Number(part), 0));
}

/** `2 years 6 months` in the unit that is asked for; undefined if any word is none of the units. */
function sumOfUnits(text: string, units: Readonly<Record<string, number>>): string | undefined {
  if (!/^(?:\d{1,6}(?:\.\d{1,4})? ?[^\d\s.,]+\.? ?){1,2}$/.test(text)) return undefined;
  let sum = 0;
  for (const [, count = '', unit = ''] of text.matchAll(/([\d.]{1,12}) ?([^\d\s.,]{1,20})/g)) {
    if (!Object.hasOwn(units, unit)) return undefined;
    sum += Number(count) * (units[unit] as number);
  }
  return String(sum);
}

/** Whether typing on may make a number of a text that is none yet: `R`, `5 la`, `5,`. */
export function mayBecomeQuantity(text: string): boolean {
  const start = bare(text);
  if (start.length > MAX_CHARACTERS) return false;
  if (/^[\d,]*\.?$/.test(start) || MONEY.some((word) => word.startsWith(start))) return true;
  const [, typed] = /^[\d,.]+ ?(\p{L}[\p{L}\p{M}]*)$/u.exec(start) ?? [];
  return typed !== undefined && UNITS.some((unit) => unit.startsWith(typed));
}

/** A text without currency, in small letters, with single commas between its groups. */
function bare(text: string): string {
  let rest = plain(text.trim().slice(0, MAX_PASTED)).toLowerCase().normalize('NFC').trim();
  if (rest.length > MAX_WITH_WORDS) return rest;
  rest = rest.replace(BEFORE_COLON, '');
  rest = rest.replace(LABEL, '').replace(BEHIND, '$1').replace(BEHIND, '$1').trim();
  return rest
    .replace(/[\u066C\u2019']/g, ',')
    .replace(/\u066B/g, '.')
    .replace(/[^\S\n]{0,3},[^\S\n]{0,3}(?=\d)/g, ',')
    .replace(/(\d)[^\S\n](?=\d{2,3}(?:[^\S\n]\d{2,3}){0,8}(?:\D|$))/g, '$1,')
    .replace(/[^\S\n]+/g, ' ');
}

function shifted(integer: string, decimals: string, power: number): string {
  if (power === 0) return decimals === '' ? integer : `${integer || '0'}.${decimals}`;
  const moved = decimals.padEnd(power, '0');
  const whole = (integer + moved.slice(0, power)).replace(/^0+(?=\d)/, '');
  const left = moved.slice(power);
  return left === '' ? whole : `${whole}.${left}`;
}
