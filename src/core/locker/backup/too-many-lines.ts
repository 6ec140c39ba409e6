import { MAX_BACKUP_FILES } from '#core/locker/limits.ts';

/** As many documents without a file as with one. */
const MAX_LINES = 2 * MAX_BACKUP_FILES;

/** A document has fewer fields, also those that a newer version has written. */
const MAX_LINE_FIELDS = 64;

/** Documents are in a list inside the outermost object. */
const LINE_DEPTH = 2;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/**
 * Whether the JSON of a list has more documents, or fields, than any backup. Counts its commas, before anything is
 * parsed. The answer means nothing where the text is not JSON.
 */
export function hasTooManyLines(json: Uint8Array): boolean {
  let [lines, fields, depth] = [0, 0, 0];
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (isText && byte === BACKSLASH) at++;
    else if (byte === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (byte === COMMA) {
      fields++;
      if (depth === LINE_DEPTH) lines++;
      if (lines >= MAX_LINES || fields > MAX_BACKUP_FILES * MAX_LINE_FIELDS) return true;
    } else if (OPENING.includes(byte)) depth++;
    else if (CLOSING.includes(byte)) depth--;
  }
  return false;
}
