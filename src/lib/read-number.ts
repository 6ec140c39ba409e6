import * as words from '#words/numbers.ts';
import { withLatinDigits } from './latin-digits.ts';
import type { Bounds } from './scale.ts';
import { withoutEnd } from './without-end.ts';

/** How the messages about a number speak. */
export interface NumberWords {
  /** Where nothing is typed: `Enter the loan amount.` */
  missing: string;
  /** Where it is no number: `Write the loan amount in digits, such as 5,00,000.` */
  inDigits: string;
  /** A number with its unit: `₹5,00,000`. */
  say: (value: number) => string;
}

/** `unfinished`: typing on may still make it right, so a form need not complain yet. */
export type Reading = { value: number } | { problem: string; unfinished: boolean };

// As written in India (5,00,000), elsewhere (500,000), or without commas.
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.(\d*))?$/;

/** Nobody types a longer number; the patterns above need not be fast on a pasted book. */
const MAX_CHARACTERS = 40;

/**
 * Reads a number as people type it: with or without commas, ₹ or %, in Latin digits or
 * those of another script that is typed in India.
 * Any text gives a value within the bounds or a sentence about what is wrong.
 */
export function readNumber(text: string, bounds: Bounds, own: NumberWords): Reading {
  const plain = withLatinDigits(text).trim().replace(/^₹\s*/, '').replace(/%$/, '').trim();
  if (plain === '') return { problem: own.missing, unfinished: true };
  const found = plain.length > MAX_CHARACTERS ? null : NUMBER.exec(plain);
  const value = found ? Number(plain.replaceAll(',', '')) : Number.NaN;
  if (!found || Number.isNaN(value))
    return {
      problem: own.inDigits,
      unfinished: found !== null || /^[\d,]{1,40}$/.test(plain),
    };
  const decimals = withoutEnd(found[1] ?? '', '0').length;
  if (decimals > bounds.decimals)
    return { problem: tooManyDecimals(bounds.decimals), unfinished: false };
  if (value < bounds.min) return { problem: words.atLeast(own.say(bounds.min)), unfinished: true };
  if (value > bounds.max) return { problem: words.atMost(own.say(bounds.max)), unfinished: false };
  return { value };
}

const tooManyDecimals = (most: number) =>
  most === 0 ? words.wholeNumber : words.tooManyDecimals(most);
