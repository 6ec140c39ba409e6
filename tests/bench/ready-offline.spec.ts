import { test } from 'playwright/test';
import { Site } from '../e2e/support/site.ts';
import { workerInControl } from '../e2e/support/worker.ts';
import { newPhone } from './phone.ts';
import { countServed, untilQuiet } from './served.ts';
import { beside, printTable, type Row } from './table.ts';

const GOAL = { kilobytes: 546, requests: 150 };
const BYTES_PER_KILOBYTE = 1024;

test('ready offline', async ({ browser }) => {
  const site = new Site();
  await site.start();
  const served = countServed(site);
  const phone = await newPhone(browser, site.origin);
  const page = await phone.newPage();
  await page.goto('/');
  await workerInControl(page);
  await untilQuiet(served);
  const kilobytes = served.bytes / BYTES_PER_KILOBYTE;
  const rows: Row[] = [
    ['', 'KB over the wire', 'requests'],
    [
      'from the first visit of / on',
      beside(kilobytes, GOAL.kilobytes),
      beside(served.requests, GOAL.requests),
    ],
  ];
  printTable('Until all is there to work offline', rows);
  await phone.close();
  await site.stop();
});
