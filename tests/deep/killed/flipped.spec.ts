import { cpSync, rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { saved, send, write } from '../../e2e/support/contact-form.ts';
import { row, textUpload, upload } from '../../e2e/support/locker-page.ts';
import { open } from '../../e2e/support/open.ts';
import { type Phone, test } from '../../e2e/support/phone.ts';
import type { Site } from '../../e2e/support/site.ts';
import { expect } from '../../e2e/support/test.ts';
import { installWorker, workerInControl } from '../../e2e/support/worker.ts';
import { findBrowser } from '../../set-up-browser.mjs';
import { Random } from '../../unit/simulation/random.ts';
import { Device } from './device.ts';
import { flipBits, flipLargeRecords } from './flip-bits.ts';
import { enterLocker, filesOfBackup } from './locker.ts';

// A whole browser, as visitors have one.
test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, executablePath: await findBrowser() }),
});

const ROUNDS = Number(process.env.KILLS ?? (process.env.NIGHT ? 30 : 2));
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

const MESSAGES = ['The first that waits', 'The second that waits'];
/** Small ones lie in the database itself, large ones next to it. */
const FILES: Record<string, string> = {
  Rent: 'Rent says so. '.repeat(20),
  Lease: 'Lease says so. '.repeat(30_000),
};
const PAGES = ['/', '/contact', '/outbox', '/digilocker'];
const TOLD_LOST = /lost|could not be read|no longer on this device|cannot be read|kept apart/i;

/** A device with documents, and messages that wait for a network. */
async function fill(site: Site, phone: Phone): Promise<void> {
  const page = await new Device(site, phone).start();
  await installWorker(page);
  await enterLocker(page, []);
  await upload(
    page,
    Object.entries(FILES).map(([name, text]) => textUpload(`${name}.txt`, text)),
  );
  for (const name of Object.keys(FILES)) await expect(row(page, name)).toBeVisible();
  site.isCutOff = true;
  for (const text of MESSAGES) {
    await open(page, '/contact');
    await workerInControl(page);
    await write(page, text);
    await send(page);
    await expect(saved(page)).toBeVisible();
  }
  await phone.switchOff();
}

/** What pages say of a loss, wherever they say it. */
async function expectNothingWrong(page: Page, device: Device, site: Site): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await enterLocker(page, []);
  const files = await filesOfBackup(page, false);
  const isLossTold = async () => {
    await open(page, '/digilocker');
    const said = await page.getByRole('main').innerText();
    return TOLD_LOST.test(said) || device.hasSaid(TOLD_LOST);
  };
  for (const [name, text] of Object.entries(FILES)) {
    const found = files.get(name);
    if (found !== undefined) expect(found === text, `${name} is what was stored`).toBe(true);
    else expect(await isLossTold(), `${name} is gone, which is told`).toBe(true);
  }
  site.isCutOff = false;
  await open(page, '/outbox');
  const isOver = async () =>
    MESSAGES.every((text) => site.mails.some(({ message }) => message === text)) ||
    TOLD_LOST.test(await page.locator('body').innerText()) ||
    device.hasSaid(TOLD_LOST);
  await expect.poll(isOver, 'each message is delivered, or its loss is told').toBe(true);
  for (const { message } of site.mails) expect(MESSAGES).toContain(message);
}

test('bits that a disk flips between two starts show nothing wrong as right, and a loss is told', async ({
  site,
  phone: newPhone,
}, info) => {
  test.setTimeout(300_000 + ROUNDS * 60_000);
  console.log(`SEED=${SEED} ROUNDS=${ROUNDS}`);
  const random = new Random(SEED);
  const phone = newPhone();
  await fill(site, phone);
  const whole = info.outputPath('whole');
  cpSync(phone.profile, whole, { recursive: true });
  for (let round = 0; round < ROUNDS; round++) {
    rmSync(phone.profile, { recursive: true, force: true, maxRetries: 5 });
    cpSync(whole, phone.profile, { recursive: true });
    site.mails.length = 0;
    site.isCutOff = true;
    // The first round where it hurts most.
    const flipped =
      round === 0
        ? `${flipLargeRecords(phone.profile)} large records`
        : flipBits(phone.profile, random.whole(1, 40), random).join(', ');
    await test.step(`round ${round}: ${flipped}`, async () => {
      const device = new Device(site, phone);
      await expectNothingWrong(await device.start(), device, site);
      await device.switchOff();
    });
  }
});
