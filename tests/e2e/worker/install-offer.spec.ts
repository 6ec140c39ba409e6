import type { BrowserContext, Page } from 'playwright/test';
import { findBrowser } from '../../set-up-browser.mjs';
import { type Phone, test as phoneTest } from '../support/phone.ts';
import { expect, watch } from '../support/test.ts';
import { workerInControl } from '../support/worker.ts';

// The browser's own offer, in a separate profile: only a whole browser makes one, and only where it keeps a profile.
const test = phoneTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
  launchOptions: async ({}, use) =>
    use({ executablePath: await findBrowser(), args: ['--disable-background-networking'] }),
});

test.use({ serviceWorkers: 'allow' });

const prompt = (page: Page) => page.getByRole('region', { name: 'Install' });

/** Notes when the browser made its offer, in addition to the site's, and whether its own prompt was prevented. */
const noteOffers = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('beforeinstallprompt', (event) =>
      setTimeout(() => Object.assign(window, { offerPrevented: event.defaultPrevented })),
    );
  });

const offerPrevented = (page: Page) =>
  page.waitForFunction(() => (window as { offerPrevented?: boolean }).offerPrevented);

/** A visit: a new tab, on a processor that is so many times slower. */
async function visit(context: BrowserContext, origin: string, slower = 1): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${origin}/services`);
  await offerPrevented(page);
  return page;
}

/**
 * The first visit, until it is counted and the site is on the device: nobody is asked to install what they just met.
 */
async function firstVisit(phone: Phone, origin: string): Promise<BrowserContext> {
  const context = await phone.start();
  await noteOffers(context);
  const page = await visit(context, origin);
  await workerInControl(page);
  await page.waitForFunction(() => localStorage.getItem('kolam-install')?.includes('"visits":1'));
  await expect(prompt(page)).toBeHidden();
  await page.close();
  return context;
}

test('the offer that Chromium makes is shown from the second visit on, however slow the processor', async ({
  phone,
  site,
}) => {
  const context = await firstVisit(phone(), site.origin);
  const complaints = await watch(context, site);
  for (const slower of [1, 4, 10]) {
    const page = await visit(context, site.origin, slower);
    await expect(prompt(page), `${slower} times slower`).toContainText('Install Kolam');
    await page.close();
  }
  expect(complaints).toEqual([]);
});

test('a visitor who declined is not asked at the next visit or after a restart', {
  tag: '@night',
}, async ({ phone, site }) => {
  const device = phone();
  const context = await firstVisit(device, site.origin);
  const page = await visit(context, site.origin);
  await prompt(page).getByRole('button', { name: 'Not now' }).click();
  await expect(prompt(page)).toBeHidden();
  await device.switchOff();
  const restarted = await device.start();
  await noteOffers(restarted);
  const again = await visit(restarted, site.origin);
  await again.waitForFunction(() => localStorage.getItem('kolam-install')?.includes('"visits":3'));
  await expect(prompt(again)).toBeHidden();
});
