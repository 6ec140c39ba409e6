import { gstState } from '#domain/gst-states.ts';
import {
  decodeGstin,
  GSTIN_CHARACTERS,
  GSTIN_FORM,
  gstinCheckCharacter,
  typedGstin,
} from '#domain/gstin.ts';
import { specialGstin } from '#domain/special-gstin.ts';
import { type Checked, right, unclear, withCode, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { isMasked, isMaskedForm, withX } from '#lib/codes/masked.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = GSTIN_FORM;

/**
 * Tax number of a business: State, PAN, registration and a check character (CGST Rules, 2017, rule 10; the character
 * as in python-stdnum; looked up in November 2026).
 */
export function check(text: string): Checked {
  const code = typedGstin(text);
  if (LAWFUL.test(code) ? isMaskedForm(code) : isMasked(code))
    return unclear(words.title, [common.masked], withX(code).slice(0, GSTIN_CHARACTERS));
  const kind = specialGstin(code);
  if (kind) return special(code, kind);
  const gstin = decodeGstin(code);
  if (!gstin && LAWFUL.test(code)) return other(code);
  if (!gstin) return wrong(words.title, [words.wrongFormat]);
  if (!gstin.checkRight) return wrong(words.title, [words.wrongCheck]);
  return right(words.title, gstin.gstin, [
    { label: common.state, value: withCode(gstin.state?.name, gstin.stateCode) },
    { label: words.pan, value: gstin.pan },
    { label: words.checkCharacter, value: common.fits },
  ]);
}

/** The widest forms that the patterns of GST's own API admit: with a PAN or a TAN, or of who is abroad. */
const LAWFUL = /^\d{2}(?:[A-Z]{4}[A-Z\d]\d{4}[A-Z][A-Z\d]|\d{2}[A-Z]{3}\d{5}[A-Z])[A-Z\d]{2}$/;

/** Neither the usual form nor one that says whose it is. */
const other = (code: string): Checked => unclear(words.title, [words.otherForm], code);

// Without a PAN in it nobody has published how the last character is worked out.
function special(code: string, kind: NonNullable<ReturnType<typeof specialGstin>>): Checked {
  if (kind !== 'collector' && kind !== 'deductor')
    return unclear(words.title, [words.specials[kind]], code);
  if (!code.endsWith(gstinCheckCharacter(code.slice(0, 14))))
    return wrong(words.title, [words.wrongCheck]);
  return right(words.title, code, [
    { label: words.holder, value: words.specials[kind] },
    { label: common.state, value: withCode(gstState(code.slice(0, 2))?.name, code.slice(0, 2)) },
    { label: kind === 'collector' ? words.pan : words.tan, value: code.slice(2, 12) },
    { label: words.checkCharacter, value: common.fits },
  ]);
}
