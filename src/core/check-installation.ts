import { isOf } from './contract.ts';

/** A check of everything that the worker keeps: what the page asks, and what the worker answers. */

/** What a page tells the active worker, with a port on which it is answered. */
export interface CheckInstallation {
  v: 1;
  type: 'CHECK_INSTALLATION';
  /** Prefix of a language that is to be kept as well from now on. */
  language?: string;
}

/** The question of a page. */
export const checkInstallationOf = (language?: string): CheckInstallation => ({
  v: 1,
  type: 'CHECK_INSTALLATION',
  language,
});

/** How far the check is. Files are counted once each: as intact, fetched or failed. */
export interface InstallationReport {
  v: 1;
  type: 'INSTALLATION';
  done: boolean;
  /** Files of the build that the worker keeps. */
  total: number;
  /** Files whose every byte is as built, and their bytes. */
  intact: number;
  bytes: number;
  /** Files that were damaged or missing, and have been fetched again. */
  fetched: number;
  /** Files that are damaged or missing still. */
  failed: number;
  /** Of those the ones without which every page and tool works. */
  optional: number;
}

/** Whether a message asks the worker for a check. */
export const isCheckInstallation = (data: unknown): data is CheckInstallation =>
  isOf('CHECK_INSTALLATION', data);

/** A worker's message as a report; undefined for anything else, and where its numbers do not add up. */
export function readInstallationReport(data: unknown): InstallationReport | undefined {
  const report = data as InstallationReport | null;
  if (report?.v !== 1 || report.type !== 'INSTALLATION') return undefined;
  const { done, total, intact, bytes, fetched, failed } = report;
  // Older workers do not send it.
  const { optional = 0 } = report;
  const numbers = [total, intact, bytes, fetched, failed, optional];
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return undefined;
  if (optional > failed) return undefined;
  const counted = intact + fetched + failed;
  if (done !== true && done !== false) return undefined;
  if (done ? counted !== total : counted > total) return undefined;
  return { v: 1, type: 'INSTALLATION', done, total, intact, bytes, fetched, failed, optional };
}
