import type { InstallationReport } from '#core/installation.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { NoCheckError } from './check-installation.ts';

/** What a check found, for the visitor: the sentences, and how they are coloured. */
export interface Finding {
  tone: 'success' | 'wait' | 'danger';
  text: string;
}

/** What a check that is done has found. */
export function findingOf(report: InstallationReport, online: boolean): Finding {
  const { total, bytes, fetched, failed } = report;
  const repaired = `${fetched} of ${total} files ${were(fetched)} damaged or missing and ${have(fetched)} been fetched again.`;
  if (failed > 0) {
    const left = `${failed} of ${total} files ${are(failed)} damaged or missing.`;
    const next = online
      ? 'We could not fetch them again. Free some space on this device or use another network, then check again.'
      : 'Connect to a network and check again.';
    return { tone: 'danger', text: [fetched > 0 ? repaired : '', left, next].join(' ').trim() };
  }
  if (fetched > 0) return { tone: 'success', text: `${repaired} All is as we published it now.` };
  return {
    tone: 'success',
    text: `All ${total} files, ${bytesInWords(bytes)}, are as we published them.`,
  };
}

/** Why there was no check, and what helps. */
export function reasonOf(error: unknown): string {
  return error instanceof NoCheckError && error.reason === 'no-worker'
    ? 'This browser keeps no copy of the site, so there is nothing to check: pages come from the network each time. On a first visit, wait until you read “Ready to work offline.” Private windows may keep nothing.'
    : 'The check did not finish. Close all tabs of this site, open it again, and check once more.';
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
  return { value, max: total, text: quarters === 0 ? 'Checking.' : `${quarters * 25}% checked.` };
}

const were = (count: number) => (count === 1 ? 'was' : 'were');
const have = (count: number) => (count === 1 ? 'has' : 'have');
const are = (count: number) => (count === 1 ? 'is' : 'are');
