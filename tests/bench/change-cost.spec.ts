import { type Browser, test } from 'playwright/test';
import { Site } from '../e2e/support/site.ts';
import { checkForUpdate, installWorker } from '../e2e/support/worker.ts';
import { CHANGES } from './changes.ts';
import { newPhone } from './phone.ts';
import { countServed, type Served, untilQuiet } from './served.ts';
import { SourceCopy } from './source-copy.ts';
import { beside, printTable, type Row } from './table.ts';

const BYTES_PER_KILOBYTE = 1024;

const rows: Row[] = [['changed', 'KB over the wire', 'requests']];

let copy: SourceCopy;
let before: string;

test.beforeAll(() => {
  copy = new SourceCopy();
  before = copy.build('before');
});

for (const [n, { name, edits, goalKilobytes }] of CHANGES.entries())
  test(`cost of a change: ${name}`, async ({ browser }) => {
    const undos = edits.map((edit) => copy.change(edit));
    const after = copy.build(`after-${n}`);
    for (const undo of undos) undo();
    const served = await update(browser, before, after);
    const kilobytes = served.bytes / BYTES_PER_KILOBYTE;
    rows.push([name, beside(kilobytes, goalKilobytes, 1), `${served.requests}`]);
  });

test.afterAll(() => {
  printTable('What a change costs an installed phone, its worker included', rows);
  copy.remove();
});

/** What a server sends to a phone that has one build and finds another. */
async function update(browser: Browser, from: string, to: string): Promise<Served> {
  const site = new Site(from);
  await site.start();
  const phone = await newPhone(browser, site.origin);
  const page = await phone.newPage();
  const installing = countServed(site);
  await installWorker(page);
  await untilQuiet(installing);
  await site.deploy(to);
  const updating = countServed(site);
  await checkForUpdate(page);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.state === 'installed';
  });
  await untilQuiet(updating);
  await phone.close();
  await site.stop();
  return updating;
}
