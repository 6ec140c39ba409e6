import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, test } from 'playwright/test';
import base from '../chromium.config.ts';
import { Site } from '../e2e/support/site.ts';
import { firstVisit } from './first-visit.ts';
import { makeFloorBuild } from './floor-build.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { median } from './median.ts';
import { beside, printTable, type Row } from './table.ts';

const REPEATS = 5;
const GOAL = { paintToFloor: 1.05, shift: 0 };

const rows: Row[] = [
  ['page', 'first paint, ms', '÷ floor', 'largest paint, ms', '÷ floor', 'layout shift'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'floor-'));
const built = new Site();
const floor = new Site(folder);
let browser: Browser;
let port = 0;

test.beforeAll(async () => {
  await makeFloorBuild(built.dist, folder);
  await Promise.all([built.start(), floor.start()]);
  port = await freePort();
  const { executablePath, args = [] } = base.use?.launchOptions ?? {};
  browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
});

for (const page of MEASURED_PAGES)
  test(`first visit: ${page}`, async () => {
    const ours = await visits(built.origin + page);
    const least = await visits(floor.origin + page);
    const paint = (name: 'firstPaintMs' | 'largestPaintMs') => [
      `${ours[name].toFixed(0)} / ${least[name].toFixed(0)}`,
      beside(ours[name] / least[name], GOAL.paintToFloor, 2),
    ];
    rows.push([
      page,
      ...paint('firstPaintMs'),
      ...paint('largestPaintMs'),
      beside(ours.shift, GOAL.shift, 4),
    ]);
  });

test.afterAll(async () => {
  printTable('First visit, and that of the same page without scripts', rows);
  await browser.close();
  await Promise.all([built.stop(), floor.stop()]);
  rmSync(folder, { recursive: true });
});

async function visits(url: string) {
  const all = [];
  for (let n = 0; n < REPEATS; n++) all.push(await firstVisit(url, port));
  return {
    firstPaintMs: median(all.map(({ firstPaintMs }) => firstPaintMs)),
    largestPaintMs: median(all.map(({ largestPaintMs }) => largestPaintMs)),
    shift: median(all.map(({ shift }) => shift)),
  };
}

/** Lighthouse finds the browser by a port, which it cannot have chosen itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}
