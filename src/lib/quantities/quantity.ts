import { isFiller, plainNumber, type Quantity, quantitiesIn } from './grammar.ts';
import { type Measure, reader } from './reader.ts';
import { isPer, timesOf } from './times.ts';
import { type Token, tokensOf } from './tokens.ts';
import { COUNTS, FILLERS, PER, RATES, SCALES, UNITS } from './words.ts';

/** Of what is longer nothing is looked at: it is not a number. */
const MAX_CHARACTERS = 400;

/** More numbers than this are no choice that anyone makes. */
const MAX_CHOICES = 3;

/**
 * The numbers that a text may mean, in digits and a point: `5,00,000`, `Rs. 5 00 000/-`, `1.5 crore`, `५ लाख ५० हज़ार`,
 * `Loan of 5 lakh for 5 years`. None where nothing is written, several where only its writer knows: in `50.90Cr` of a
 * statement Cr is credit. Undefined where it is not a number of what is asked for.
 */
export function readQuantity(text: string, of: Measure): readonly string[] | undefined {
  const typed = text.trim();
  if (typed.length > MAX_CHARACTERS) return undefined;
  const tokens = tokensOf(typed);
  if (tokens.every(({ text: word }) => UNITS.has(word))) return [];
  const found = quantitiesIn(tokens);
  // Numbers are asked for in digits; in words they say the same again, or something else.
  if (!found || found.every(({ isSpelt }) => isSpelt)) return undefined;
  const hasOthers = tokens.some(
    (token, i) => !isFiller(token) && !found.some(({ from, to }) => from <= i && i < to),
  );
  if (tokens.some((_, i) => isUnread(tokens, i, found))) return undefined;
  const explicit = found.filter(
    (each) => (!hasOthers && !each.isSpelt) || isExplicit(each, tokens),
  );
  // `5 lakh, maybe 6 lakh`: the first is as good as the second.
  const values = found
    .filter((each) => explicit.includes(each) || (each.isScaled && explicit[0]?.isScaled))
    .filter((each) => isOf(of, each, tokens, found))
    .flatMap((each) => inMeasure(each, of));
  const choices = [...new Set(values)];
  return choices.length > 0 && choices.length <= MAX_CHOICES ? choices : undefined;
}

/**
 * Whether a number is for a time that its field means. `₹5,000 a month` is no loan of ₹5,000; `1% monthly`, `12% flat`,
 * `2% per 6 months` are no rates a year, and calculated as one they would give a wrong sum.
 */
function isOf(of: Measure, one: Quantity, tokens: readonly Token[], all: readonly Quantity[]) {
  if (of === 'rupee') return true;
  // Every two years, per 6 months.
  if (all.some(({ from }) => isPer(tokens, from))) return false;
  const times = timesOf(tokens, all, all.indexOf(one));
  if (of === 'lump') return times.every((time) => time === 'rupee');
  if (of === 'percent')
    return (
      !times.includes('other') &&
      (times.includes('year') || !times.includes('month')) &&
      // 6-monthly 5%
      all.every((each) => each === one || each.unit || !each.per)
    );
  // `2 xyz 6 months`: what the 2 is of is part of it.
  if (all.some((each) => !each.unit && !each.isScaled && each.unit !== one.unit)) return false;
  return !!one.unit || times.every((time) => time === of);
}

/** Whether a number in a sentence says what it is: by a unit, or by the label before its colon. */
function isExplicit({ unit, isScaled, isMarked, from, to }: Quantity, tokens: readonly Token[]) {
  if (unit || isMarked) return true;
  const behind = tokens.slice(to);
  if (behind.some((token) => !isFiller(token) && token.is !== 'number')) {
    const next = tokens[to];
    return isScaled && (!next || isFiller(next));
  }
  const before = tokens.slice(0, from);
  return isScaled || (/^[:=]$/.test(before.at(-1)?.text ?? '') && before.every(isOfLabel));
}

/**
 * Whether a word that multiplies, or measures what follows, is left over behind a word that we do not know: `2 crore
 * pachas lakh`, `5 saal chhe mahine`. Without that number the rest is too little.
 */
function isUnread(tokens: readonly Token[], at: number, found: readonly Quantity[]): boolean {
  const [before, { text }] = [tokens[at - 1], tokens[at] as Token];
  if (
    before?.is !== 'word' ||
    isFiller(before) ||
    before.text === 'in' ||
    found.some(({ from, to }) => from < at && at < to)
  )
    return false;
  if (found.some(({ to }) => to === at)) return false;
  const unit = UNITS.get(text);
  const isSmaller =
    unit === 'paisa' || unit === 'year' || (unit === 'month' && !/^(?:emi|inst|किस्त)/.test(text));
  return (
    (SCALES.has(text) && text.length > 1 && !/^crs?$/.test(text)) ||
    (isSmaller && text.length > 1 && found.some(({ to }) => to < at))
  );
}

const isOfLabel = ({ is, text }: Token) => is === 'word' || /^[.:=()/₹%-]$/.test(text);

/** A quantity in the unit of the field; none where it is of something else. */
function inMeasure({ values, unit, per, isScaled }: Quantity, of: Measure): string[] {
  const times = (factor: number, by = 1) =>
    values.map((value) => plainNumber((Number(value) * factor) / by));
  if (of === 'rupee' || of === 'lump') {
    if (unit === 'paisa') return times(1, 100);
    return unit === undefined || unit === 'rupee' ? [...values] : [];
  }
  if (of === 'percent')
    return (unit === undefined || unit === 'percent') && !isScaled ? [...values] : [];
  if (per) return [];
  if (unit === undefined || unit === of) return isScaled && !unit ? [] : [...values];
  if (of === 'month') return unit === 'year' ? times(12) : [];
  return unit === 'month' ? times(1, 12) : [];
}

/** Whether a text is refused because of the time that it is for: `₹5,000 a month` of a loan, `1% monthly`. */
function isOfOtherTime(text: string, of: Measure): boolean {
  if ((of !== 'lump' && of !== 'percent') || text.length > MAX_CHARACTERS) return false;
  const tokens = tokensOf(text.trim());
  if (readQuantity(text, of) || !tokens.some(isTime)) return false;
  const asked = of === 'lump' ? 'rupee' : 'percent';
  const found = quantitiesIn(tokens);
  return found
    ? found.some(({ unit, isSpelt }) => !isSpelt && (!unit || unit === asked || unit === 'other'))
    : tokens.some(({ is }) => is === 'number');
}

const TIMES = /^(?:month|year|other)$/;

const isTime = ({ text }: Token): boolean => RATES.has(text) || TIMES.test(UNITS.get(text) ?? '');

const KNOWN = [SCALES, UNITS, COUNTS, FILLERS, PER, RATES].flatMap((words) => [...words.keys()]);

/** Whether typing on may make a number of a text that is not one yet: `R`, `5 la`, `5,`, `Loan of`. */
export function mayBecomeQuantity(text: string): boolean {
  const typed = text.trim();
  if (typed.length > MAX_CHARACTERS) return false;
  if (/^[\p{L}\p{M}\s₹:=]{0,40}[\d,]*\.?$/u.test(typed) && /\d|^\D?$/.test(typed)) return true;
  const tokens = tokensOf(typed);
  const last = tokens.pop();
  return (
    last?.is === 'word' &&
    tokens.every((token) => isFiller(token) || token.is === 'number' || UNITS.has(token.text)) &&
    KNOWN.some((word) => word.startsWith(last.text))
  );
}

// The reader of plain numbers reads these from now on.
reader.known = { readQuantity, mayBecomeQuantity, isOfOtherTime };
