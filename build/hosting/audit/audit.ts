import { cacheRules, revalidation } from './caching.ts';
import { errors } from './errors.ts';
import { contentTypes, unchanged, worker } from './files.ts';
import { hostAt } from './host.ts';
import { legalFiles } from './legal-files.ts';
import { letterCases, pages, unknownPaths } from './pages.ts';
import { contentPolicy, https, securityHeaders, workerPolicy } from './security.ts';
import { compression, ownAddress, sharedFiles } from './transfer.ts';
import type { Verdict } from './verdict.ts';

const CHECKS = {
  https,
  pages,
  letterCases,
  unknownPaths,
  securityHeaders,
  contentPolicy,
  workerPolicy,
  cacheRules,
  revalidation,
  errors,
  worker,
  unchanged,
  contentTypes,
  compression,
  sharedFiles,
  ownAddress,
  legalFiles,
};

/** Judges a deployed site by what it answers. A check that cannot be made fails. */
export function audit(url: string): Promise<Verdict[]> {
  const host = hostAt(new URL(url));
  return Promise.all(
    Object.entries(CHECKS).map(([name, check]) =>
      check(host).catch(
        (error: Error): Verdict => ({
          name,
          outcome: 'FAIL',
          detail: String(error.cause ?? error),
        }),
      ),
    ),
  );
}

/** Verdicts as lines of text, in columns. */
export function asTable(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ name }) => name.length));
  return verdicts
    .map(({ name, outcome, detail }) => `${outcome.padEnd(6)}${name.padEnd(width + 2)}${detail}`)
    .join('\n');
}
