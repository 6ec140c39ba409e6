import { codesIn, severalIn } from '#lib/codes/codes-in.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import { type GstState, gstState } from './gst-states.ts';
import { GSTIN_LABELS } from './labels/gstin.ts';
import { decodePan, OTHER_HOLDER } from './pan.ts';

export const GSTIN_CHARACTERS = 15;

// The specification's pattern, and the only reason to refuse a number. Collectors of tax at source have
// a C instead of the Z, so a real number may fail it.
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/i;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = ALPHABET.length;

/** Within a sentence: all forms that the issuer gives out. */
export const GSTIN_FORM =
  '\\d{2}[ -]?(?:[A-Z]{4}[A-Z\\d][ -]?\\d{4}[A-Z]|\\d{2}[A-Z]{3}\\d{5})[ -]?[A-Z\\d]{3}';

/** A GSTIN as it was meant: its fifteen characters in capitals, without label, spaces, dashes and dots. */
export function typedGstin(text: string): string {
  const [found, ...more] = text.length > GSTIN_CHARACTERS ? codesIn(text, GSTIN_FORM) : [];
  if (found && more.length === 0) return found;
  const code = plainCode(text, GSTIN_LABELS);
  // What was parted by spaces may be a label now.
  return code === text ? code : typedGstin(code);
}

/** The GSTINs of a text that has several; none of one that has one at most. */
export const gstinsIn = (text: string): readonly string[] => severalIn(text, GSTIN_FORM);

/** Whether a text has the form of a GSTIN, in small letters or capitals, with nothing around it. */
export const isGstin = (text: string): boolean => GSTIN.test(text);

/** The fifteenth character for the fourteen before it (Luhn mod 36). Takes `0-9A-Z` only. */
export function gstinCheckCharacter(fourteen: string): string {
  let sum = 0;
  for (const [index, character] of [...fourteen].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / BASE) + (product % BASE);
  }
  return ALPHABET.charAt((BASE - (sum % BASE)) % BASE);
}

export interface Gstin {
  /** Fifteen characters, in capitals. */
  gstin: string;
  stateCode: string;
  /** Undefined if no State has the code. */
  state: GstState | undefined;
  pan: string;
  holder: string;
  /** Which registration of the PAN in the State it is, from 1 to 35. Undefined for 0, which is never given. */
  registration: number | undefined;
  /** What the last character should be. */
  expectedCheck: string;
  checkRight: boolean;
}

/** What can be read from a GSTIN; undefined if the text has another form. */
export function decodeGstin(text: string): Gstin | undefined {
  if (!isGstin(text)) return;
  const gstin = text.toUpperCase();
  const stateCode = gstin.slice(0, 2);
  const pan = gstin.slice(2, 12);
  const expectedCheck = gstinCheckCharacter(gstin.slice(0, 14));
  return {
    gstin,
    stateCode,
    state: gstState(stateCode),
    pan,
    holder: decodePan(pan)?.holder ?? OTHER_HOLDER,
    registration: ALPHABET.indexOf(gstin.charAt(12)) || undefined,
    expectedCheck,
    checkRight: gstin.endsWith(expectedCheck),
  };
}
