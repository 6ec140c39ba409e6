import type { InstallationReport } from '#core/check-installation.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { NoCheckError } from '#pwa/check-installation.ts';
import * as words from './words/findings.ts';
import * as missing from './words/missing.ts';

/** What a check found, for the visitor: the sentences, and how they are coloured. */
export interface Finding {
  tone: 'success' | 'wait' | 'danger';
  text: string;
}

/** What a check that is done has found. */
export function findingOf(report: InstallationReport, online: boolean): Finding {
  const { total, bytes, fetched, failed, optional } = report;
  const repaired = words.repaired(fetched, total);
  if (failed > 0 && failed === optional)
    return {
      tone: 'wait',
      text: [fetched > 0 ? repaired : '', missing.without(optional)].join(' ').trim(),
    };
  if (failed > 0) {
    const left = words.damaged(failed, total);
    const next = online ? words.notFetched : words.connect;
    return { tone: 'danger', text: [fetched > 0 ? repaired : '', left, next].join(' ').trim() };
  }
  if (fetched > 0) return { tone: 'success', text: `${repaired} ${words.wholeNow}` };
  return {
    tone: 'success',
    text: words.whole(total, bytesInWords(bytes)),
  };
}

/** Why there was no check, and what helps. */
export function reasonOf(error: unknown): string {
  return error instanceof NoCheckError && error.reason === 'no-worker'
    ? words.noCopy
    : words.unfinished;
}

/** How far a check is. */
export interface Progress {
  /** Files that are done with, of how many. */
  value: number;
  max: number;
  /** In steps of a quarter: a screen reader does not want to hear every file. */
  text: string;
}

/** How far a check is that is under way. */
export function progressOf({ total, intact, fetched, failed }: InstallationReport): Progress {
  const value = intact + fetched + failed;
  const quarters = Math.floor((4 * value) / Math.max(1, total));
  return {
    value,
    max: total,
    text: quarters === 0 ? words.checking : words.checked(quarters * 25),
  };
}
