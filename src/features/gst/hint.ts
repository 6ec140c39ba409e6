import { gstState } from '#domain/gst-states.ts';
import { decodeGstin } from '#domain/gstin.ts';

/** What can be said about a GSTIN while it is typed; empty if nothing. It never stops anybody. */
export function gstinHint(typed: string): string {
  const code = typed.slice(0, 2);
  if (!/^\d\d$/.test(code)) return '';
  const state = gstState(code);
  if (!state) return `No State has the code ${code}.`;
  const read = decodeGstin(typed);
  if (!read) return `${state.name}.`;
  return read.checkRight
    ? `${state.name}. The check character is right.`
    : `${state.name}. The check character should be ${read.expectedCheck}: something is mistyped.`;
}
