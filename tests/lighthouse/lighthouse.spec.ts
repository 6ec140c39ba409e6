import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import config from '../../lighthouserc.json' with { type: 'json' };
import { expect, test } from '../e2e/support/test.ts';
import { numberOfRun } from '../number-of-run.mjs';
import { findBrowser } from '../set-up-browser.mjs';
import { ROUNDS } from '../turns.ts';

const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** What a busy machine decides: the workflow holds these, with the median of three runs on a machine for itself. */
const TIMED =
  /^(?:categories:performance|first-contentful-paint|largest-contentful-paint|interactive|total-blocking-time)$/;

/** The part of a Lighthouse report that is looked at. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: { items?: Summary[] } } | undefined>;
}

/** A kind of resource: bytes and number of what was fetched. */
interface Summary {
  resourceType: string;
  transferSize: number;
  requestCount: number;
}

interface Limit {
  minScore?: number;
  maxNumericValue?: number;
}

const { collect, assert } = config.ci;
const turn = numberOfRun();
const pages = collect.url
  .map((url) => new URL(url).pathname)
  .filter((_, index) => index % ROUNDS.lighthouse === turn % ROUNDS.lighthouse);

// `npm run lighthouse` audits all pages, and the workflow does.
test('Lighthouse finds nothing on the pages whose turn it is', async ({ site }) => {
  expect(pages.length).toBeGreaterThan(1);
  for (const path of pages)
    await test.step(path, async () => {
      const report = await audit(site.origin + path);
      const limits = limitsOf(path);
      expect(limits.length).toBeGreaterThan(8);
      const failed = limits.filter(([name, limit]) => !holds(report, name, limit));
      expect(failed, path).toEqual([]);
    });
});

async function audit(url: string): Promise<Report> {
  const { onlyCategories, chromeFlags } = collect.settings;
  const options = [
    `--only-categories=${onlyCategories.join()}`,
    `--chrome-flags=${chromeFlags}`,
    ...['--output=json', '--quiet'],
  ];
  const child = spawn(process.execPath, [LIGHTHOUSE, url, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROME_PATH: await findBrowser() },
  });
  let [text, complaint] = ['', ''];
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (complaint += data));
  const [code] = await once(child, 'close');
  expect(code, complaint).toBe(0);
  return JSON.parse(text);
}

/** Limits of a page that are the same on each machine, by their names in `lighthouserc.json`. */
function limitsOf(path: string): [name: string, limit: Limit][] {
  const rules = assert.assertMatrix.find(({ matchingUrlPattern }) =>
    new RegExp(matchingUrlPattern).test(`http://localhost${path}`),
  );
  return Object.entries(rules?.assertions ?? {})
    .filter(([name]) => !TIMED.test(name))
    .map(([name, [, limit]]) => [name, limit as Limit]);
}

/** Whether a report keeps a limit. Throws for one that it does not know. */
function holds({ categories, audits }: Report, name: string, limit: Limit): boolean {
  const [group = '', kind = '', of = ''] = name.split(':');
  if (group === 'categories') return (categories[kind]?.score ?? 0) >= (limit.minScore as number);
  const items = audits[group]?.details?.items ?? [];
  const summary = items.find(({ resourceType }) => resourceType === kind);
  const value =
    group === 'resource-summary'
      ? summary?.[of === 'count' ? 'requestCount' : 'transferSize']
      : audits[group]?.numericValue;
  if (value === undefined || limit.maxNumericValue === undefined)
    throw new Error(`The report says nothing of ${name}.`);
  return value <= limit.maxNumericValue;
}
