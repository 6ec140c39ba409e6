import type { Bounds } from '#lib/scale.ts';
import { withoutEnd } from '#lib/without-end.ts';
import * as words from '#words/numbers.ts';
import { mayBecomeQuantity, readQuantity } from './quantity.ts';

/** How the messages about a number speak. */
export interface NumberWords {
  /** Where nothing is typed: `Enter the loan amount.` */
  missing: string;
  /** Where it is no number: `Write the loan amount in digits, such as 5,00,000.` */
  inDigits: string;
  /** A number with its unit: `₹5,00,000`. */
  say: (value: number) => string;
  /** Units that may stand behind it, by what one is worth: `{ months: 1, years: 12 }`. */
  units?: Readonly<Record<string, number>>;
}

/** `unfinished`: typing on may still make it right, so a form need not complain yet. */
export type Reading = { value: number } | { problem: string; unfinished: boolean };

/**
 * Reads a number as people type it (`readQuantity`).
 * Any text gives a value within the bounds or a sentence about what is wrong.
 */
export function readNumber(text: string, bounds: Bounds, own: NumberWords): Reading {
  const found = readQuantity(text, own.units);
  if (found === '') return { problem: own.missing, unfinished: true };
  if (found === undefined) return { problem: own.inDigits, unfinished: mayBecomeQuantity(text) };
  const value = Number(found);
  const decimals = withoutEnd(found.split('.')[1] ?? '', '0').length;
  if (decimals > bounds.decimals)
    return { problem: tooManyDecimals(bounds.decimals), unfinished: false };
  if (value < bounds.min) return { problem: words.atLeast(own.say(bounds.min)), unfinished: true };
  if (value > bounds.max) return { problem: words.atMost(own.say(bounds.max)), unfinished: false };
  return { value };
}

const tooManyDecimals = (most: number) =>
  most === 0 ? words.wholeNumber : words.tooManyDecimals(most);
