import { test } from 'playwright/test';
import { Site } from '../e2e/support/site.ts';
import { installWorker } from '../e2e/support/worker.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { median } from './median.ts';
import { firstPaintMs, menuMs } from './offline-visit.ts';
import { newPhone } from './phone.ts';
import { countServed, untilQuiet } from './served.ts';
import { beside, printTable, type Row } from './table.ts';

const REPEATS = 5;
const GOAL = { firstPaintMs: 300, menuMs: 760 };

test('repeated visit offline', async ({ browser }) => {
  const site = new Site();
  await site.start();
  const served = countServed(site);
  const phone = await newPhone(browser, site.origin);
  const page = await phone.newPage();
  await installWorker(page);
  await untilQuiet(served);
  await site.stop();
  await page.close();
  const rows: Row[] = [['page', 'first paint, ms', 'menu open, ms']];
  for (const path of MEASURED_PAGES) {
    const visits = async (measure: typeof menuMs) => {
      const times: number[] = [];
      for (let n = 0; n < REPEATS; n++) times.push(await measure(phone, path));
      return median(times);
    };
    rows.push([
      path,
      beside(await visits(firstPaintMs), GOAL.firstPaintMs),
      beside(await visits(menuMs), GOAL.menuMs),
    ]);
  }
  printTable('Repeated visit offline, processor 4 times slower', rows);
  await phone.close();
});
