import { codesIn } from '#lib/codes/codes-in.ts';
import type { Checked, Format } from './checked.ts';

/** When a message was sent, as WhatsApp puts it in front of the sender: `[9:41 am, 3/2/2026] `. */
const STAMP = /^\s{0,9}\[[^\]:]{0,40}:[^\]]{0,40}\]/;

/** More numbers than this make no result that anyone reads. */
const MAX_FOUND = 5;

/**
 * What a text tells as a number, or, where the whole of it is not one, what the numbers of that form in it tell: each,
 * since only its writer knows which one is meant.
 */
export function checkText({ check, FORM }: Format, text: string): readonly Checked[] {
  const whole = [check(text.replace(STAMP, ''))].flat();
  if (!FORM || whole.some(({ verdict }) => verdict === 'right')) return whole;
  const found = codesIn(text, FORM).slice(0, MAX_FOUND);
  if (found.length < 2 && whole.some(({ verdict }) => verdict === 'unclear')) return whole;
  const checked = found.flatMap((code) => check(code));
  const right = checked.filter(({ verdict }) => verdict === 'right');
  if (right.length > 0) return right;
  return checked.length > 0 ? checked : whole;
}
