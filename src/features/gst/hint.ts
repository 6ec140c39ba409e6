import { gstState } from '#domain/gst-states.ts';
import { decodeGstin } from '#domain/gstin.ts';
import { isMasked } from '#lib/codes/masked.ts';
import * as words from './words.ts';

/** What can be said about a GSTIN while it is typed; empty if nothing. It never stops anybody. */
export function gstinHint(typed: string): string {
  if (isMasked(typed)) return words.masked;
  const code = typed.slice(0, 2);
  if (!/^\d\d$/.test(code)) return '';
  const state = gstState(code);
  if (!state) return words.hintNoState(code);
  const read = decodeGstin(typed);
  if (!read) return words.hintState(state.name);
  return read.checkRight
    ? words.hintRight(state.name)
    : words.hintWrong(state.name, read.expectedCheck);
}
