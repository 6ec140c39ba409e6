import { plainCode } from '#lib/codes/plain-code.ts';
import { holders, otherHolder } from '#words/pan-holders.ts';
import { PAN_LABELS } from './labels/pan.ts';

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

/** A PAN as it was meant: in capitals, without label, spaces, dashes and dots. */
export const typedPan = (text: string): string => plainCode(text, PAN_LABELS);

/** What kind of holder the fourth letter of a PAN means. */
const HOLDERS: Readonly<Record<string, string>> = holders;

/** Holder type where we are not sure of the fourth letter. */
export const OTHER_HOLDER = otherHolder;

export interface Pan {
  /** Ten characters, in capitals. */
  pan: string;
  /** In words, `OTHER_HOLDER` if the letter is not a known one. */
  holder: string;
  /** First five characters and the last, the four digits hidden: `AAAPSXXXXK`. */
  masked: string;
  /** The digits run from 0001 to 9999: 0000 is nobody's. */
  serialInUse: boolean;
}

/**
 * What can be read from a PAN; undefined if the text has another form. It is read as `typedPan` does.
 * The last letter is a check letter, but how it is computed was never published: it is not looked at.
 */
export function decodePan(text: string): Pan | undefined {
  const pan = typedPan(text);
  if (!PAN.test(pan)) return;
  return {
    pan,
    holder: HOLDERS[pan.charAt(3)] ?? OTHER_HOLDER,
    masked: `${pan.slice(0, 5)}XXXX${pan.slice(9)}`,
    serialInUse: pan.slice(5, 9) !== '0000',
  };
}
