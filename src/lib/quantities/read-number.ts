import { later } from '#lib/later.ts';
import type { Bounds } from '#lib/scale.ts';
import { withoutEnd } from '#lib/without-end.ts';
import * as words from '#words/numbers.ts';
import { type Measure, reader } from './reader.ts';

/** Reads all but plain numbers. Who reads without a page to wait for it imports it. */
export const quantities = later(() => import('./quantity.ts'), { when: 'page' });

/** Digits, with or without commas in their places, and what a slider writes. */
const PLAIN = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,20})(?:\.\d{1,20})?$/;

/** How the messages about a number speak. */
export interface NumberWords {
  /** Where nothing is typed: `Enter the loan amount.` */
  missing: string;
  /** Where it is not a number: `Write the loan amount in digits, such as 5,00,000.` */
  inDigits: string;
  /** A number with its unit: `₹5,00,000`. */
  say: (value: number) => string;
  /** What a bare number is of, and which units it may have. */
  of: Measure;
}

/** `unfinished`: typing on may still make it right, so a form need not complain yet. */
export type Reading =
  | { value: number }
  | { problem: string; unfinished: boolean; choices?: readonly number[] };

/**
 * Reads a number as people type it (`readQuantity`).
 * Any text gives a value within the bounds, or a sentence about what is wrong with the numbers to choose from.
 */
export function readNumber(text: string, bounds: Bounds, own: NumberWords): Reading {
  const { known } = reader;
  const found = PLAIN.test(text)
    ? [text.replaceAll(',', '')]
    : text === ''
      ? []
      : known?.readQuantity(text, own.of);
  if (!found) {
    const ofTime = own.of === 'percent' ? words.rateOfOtherTime : words.amountOfTime;
    const problem = known?.isOfOtherTime(text, own.of) ? ofTime : own.inDigits;
    return { problem, unfinished: known?.mayBecomeQuantity(text) ?? true };
  }
  const [first, ...others] = found;
  if (first === undefined) return { problem: own.missing, unfinished: true };
  if (others.length === 0) return within(first, bounds, own);
  const readings = found.map((each) => within(each, bounds, own));
  const choices = readings.flatMap((reading) => ('value' in reading ? [reading.value] : []));
  if (choices.length === 0) return readings[0] as Reading;
  return { problem: words.whichOne, unfinished: false, choices };
}

function within(digits: string, bounds: Bounds, own: NumberWords): Reading {
  const value = Number(digits);
  const decimals = withoutEnd(digits.split('.')[1] ?? '', '0').length;
  if (decimals > bounds.decimals)
    return { problem: tooManyDecimals(bounds.decimals), unfinished: false };
  if (value < bounds.min) return { problem: words.atLeast(own.say(bounds.min)), unfinished: true };
  if (value > bounds.max) return { problem: words.atMost(own.say(bounds.max)), unfinished: false };
  return { value };
}

const tooManyDecimals = (most: number) =>
  most === 0 ? words.wholeNumber : words.tooManyDecimals(most);
