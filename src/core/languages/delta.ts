/**
 * A file as what it shares with another file of the build, and what is its own: texts of two languages differ in their
 * words alone. Written by `build/artifacts/worker/make-delta.ts`.
 *
 * Fields are divided by the character that ASCII has for groups. The first is the URL of the other file, empty where
 * there is none; then come pairs of a copy, `skip,length` in base 36, and of a text that follows it. A copy begins
 * `skip` characters, which may be less than none, behind the end of the one before.
 */
export type Delta = readonly [baseUrl: string, ...steps: string[]];

/** Divides the fields of a delta; no text of a file holds it. */
export const GROUP_SEPARATOR = '\u001d';

export const DELTA_RADIX = 36;

/** A delta in the form that a pack stores. */
export const readDelta = (text: string): Delta => text.split(GROUP_SEPARATOR) as [string];

/**
 * The file that a delta makes of the other file's text. Of any other text it makes something, for a digest to refuse.
 */
export function applyDelta([, ...steps]: Delta, base: string): string {
  let text = '';
  let at = 0;
  for (let step = 0; step < steps.length; step += 2) {
    const [skip = 0, length = 0] = (steps[step] as string)
      .split(',')
      .map((digits) => Number.parseInt(digits, DELTA_RADIX));
    at += skip;
    text += base.slice(at, at + length) + (steps[step + 1] ?? '');
    at += length;
  }
  return text;
}
