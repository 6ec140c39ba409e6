import type { Refusal } from '#core/locker/error.ts';
import { MAX_FILE_BYTES, MAX_TRAY_BYTES, MAX_TRAY_FILES } from '#core/locker/limits.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import * as words from '#words/locker/common.ts';

/** Why something did not happen, for the visitor to read. Nothing in it comes from a file or a URL. */
export const REFUSED: Record<Refusal, string> = {
  'too-large': words.tooLarge(bytesInWords(MAX_FILE_BYTES)),
  empty: words.empty,
  'tray-full': words.trayFull(MAX_TRAY_FILES, bytesInWords(MAX_TRAY_BYTES)),
  full: words.full,
  unreadable: words.unreadable,
  blocked: words.blocked,
  busy: words.busy,
  broken: words.broken,
  insecure: words.insecure,
  newer: words.newer,
  'signed-out': words.signedOut,
  missing: words.missing,
  locked: words.locked,
};
