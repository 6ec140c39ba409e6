// Audits the build in `dist` (or SITE_DIST) with Lighthouse: every page once, and three times where one
// run falls short of 1.00 in a category; then the median counts. `npm run lighthouse -- /contact /login`
// audits those pages alone. Reports and a summary go to .results/lighthouse.
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { findBrowser } from '../set-up-browser.mjs';
import { CATEGORIES, fallsShort, median, pagesToAudit, RUNS, scoresOf } from './scores.mjs';

const RESULTS = '.results/lighthouse';
const CHROME_FLAGS =
  '--no-sandbox --headless=new --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const run = promisify(execFile);
const dist = process.env.SITE_DIST ?? 'dist';
const pages = pagesToAudit(
  await readFile(path.join(dist, 'sitemap.xml'), 'utf8'),
  process.argv.slice(2),
);
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
const server = await preview({ mode: 'demo', build: { outDir: dist }, logLevel: 'warn' });
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
const rows = [];
try {
  for (const page of pages) rows.push(await audit(page));
} finally {
  await server.close();
}
const short = rows.filter(({ scores }) => fallsShort(scores));
await writeFile(path.join(RESULTS, 'summary.json'), JSON.stringify(rows, undefined, 2));
console.log(`\n${rows.length} pages, ${short.length} below 1.00`);
for (const { page, scores } of short) console.log(`${page}: ${scores.join(', ')}`);
process.exitCode = short.length > 0 ? 1 : 0;

/** Audits one page as often as it takes, and prints its line. */
async function audit(page) {
  const reports = [await report(page, 1)];
  if (fallsShort(scoresOf(reports)))
    for (let n = 2; n <= RUNS; n++) reports.push(await report(page, n));
  const row = {
    page,
    runs: reports.length,
    scores: scoresOf(reports),
    blockingMs: Math.round(median(reports.map((got) => milliseconds(got, 'total-blocking-time')))),
    largestPaintMs: Math.round(
      median(reports.map((got) => milliseconds(got, 'largest-contentful-paint'))),
    ),
  };
  if (rows.length === 0) console.log(line('page', [...CATEGORIES, 'runs', 'TBT ms', 'LCP ms']));
  const figures = row.scores.map((score) => score.toFixed(2));
  console.log(line(page, [...figures, row.runs, row.blockingMs, row.largestPaintMs]));
  return row;
}

/** One run of Lighthouse, in a browser of its own; another where it could not measure (NO_NAVSTART, say). */
async function report(page, n) {
  const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-');
  const file = path.join(RESULTS, `${name}-${n}.json`);
  await measure(page, file).catch((error) => {
    console.log(`${page}: again, since ${error.stderr || error.message}`);
    return measure(page, file);
  });
  return JSON.parse(await readFile(file, 'utf8'));
}

async function measure(page, file) {
  await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      new URL(page, origin).href,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: await findBrowser() } },
  );
}

function milliseconds(got, audit) {
  return got.audits[audit]?.numericValue ?? Number.NaN;
}

function line(page, cells) {
  return page.padEnd(32) + cells.map((cell) => String(cell).padStart(15)).join('');
}
