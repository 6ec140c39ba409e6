import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { DEFAULT_GEOCODER_URL } from '../../src/features/geocode/hosts.ts';
import { uses } from '../../src/generated/uses.ts';
import { finds, test } from '../e2e/support/geocoder.ts';
import { open } from '../e2e/support/open.ts';
import { DIST } from '../e2e/support/site.ts';
import { expect } from '../e2e/support/test.ts';
import {
  findMark,
  followTraces,
  keptTraces,
  newTraces,
  type Trace,
} from '../e2e/support/traces.ts';
import { installWorker } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

/** Every tool, on each of its pages, with the secrets that are typed into it. */
const USES = Object.values(uses).flatMap(({ path: page, press, secrets = [] }) =>
  secrets.map((secret) => ({ path: page, press, ...secret })),
);

type Use = (typeof USES)[number];

const SECRETS = [
  ...USES.flatMap(({ typed }) => Object.values(typed)),
  // The response about a position says as much as the position.
  'Marked address, Zqx Road',
];

const isGeocoder = ({ text }: Trace) => text.startsWith(DEFAULT_GEOCODER_URL);

/** Addresses of pages that hold by design what was typed there. */
const inAddress = new RegExp(
  `(?:${Object.values(uses)
    .flatMap(({ path, inAddress: isHeld }) => (isHeld ? path : []))
    .join('|')})\\?[^"\\s]*`,
  'g',
);

/** A file of the build that came after the first look: it may hold the digits of a short mark by chance. */
const isOfBuild = ({ where, text }: Trace) => {
  const file = path.join(DIST, where.replace('cache ', ''));
  return (
    where.startsWith('cache /assets/') &&
    existsSync(file) &&
    text.endsWith(readFileSync(file, 'utf8'))
  );
};

/** The look-up's address as the page's own list of requests holds it. */
const geocoderCall = /https:\/\/nominatim[^"\s]*/g;

/** What was left since a look, without files of the build. */
const left = async (page: Page, before: readonly Trace[]) =>
  newTraces(await keptTraces(page), before).filter((each) => !isOfBuild(each));

const leaks = (traces: readonly Trace[]) => SECRETS.flatMap((mark) => findMark(traces, mark));

async function use(page: Page, { path, typed, kept, press, says }: Use): Promise<void> {
  await open(page, path);
  for (const [name, text] of Object.entries({ ...kept, ...typed })) {
    const byLabel = page.getByLabel(name, { exact: true });
    await byLabel.and(page.locator('input:not([type=range]), textarea')).fill(text);
  }
  if (press) await button(page, press).click();
  await expect(main(page), path).toContainText(says);
}

test('no tool leaves a trace of what was typed into it', async ({
  page,
  context,
  site,
  geocoder,
}) => {
  geocoder.respond = finds('Marked address, Zqx Road');
  await installWorker(page);
  const sent = followTraces(context, site);
  const before = await keptTraces(page);
  const kept = async () =>
    (await left(page, before)).map((each) => ({
      ...each,
      text: each.text.replaceAll(inAddress, ''),
    }));

  for (const tool of USES) {
    await use(page, tool);
    const all = await kept();
    // The service is asked about the position by design, and the page knows what it asked for.
    const own = all.map((each) => ({ ...each, text: each.text.replaceAll(geocoderCall, '') }));
    expect.soft(leaks(own), `kept by ${tool.path}`).toEqual([]);
  }

  // Leaving by a link, and coming back, keeps nothing either.
  await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
  await expect(page).toHaveURL(/contact$/);
  await page.goBack();
  await page.goto('/payment-gateway');
  await expect(field(page, 'Card Number')).toHaveValue('');
  expect.soft(leaks(await kept()), 'kept after leaving').toEqual([]);
  expect(leaks(sent.filter((each) => !isGeocoder(each))), 'sent or said').toEqual([]);

  // The look-up of an address is the one request that leaves, and holds only the position.
  const outside = sent.filter(
    ({ where, text }) => where.startsWith('request') && !text.startsWith(site.origin),
  );
  expect(outside.filter(({ text }) => !/^(blob|data):/.test(text))).toHaveLength(1);
  expect(outside.filter(isGeocoder)).toHaveLength(1);
});

test('what the investors’ portal keeps is the address and the time', async ({ page }) => {
  await installWorker(page);
  const before = await keptTraces(page);
  const investor = USES.find(({ kept }) => kept) as Use;
  await use(page, investor);
  const kept = await left(page, before);
  expect(findMark(kept, 'investor@marked.example').length).toBeGreaterThan(0);
  expect(leaks(kept)).toEqual([]);
});

test('what sign-up keeps is a draft, and nothing once it is done', async ({
  page,
  context,
  site,
}) => {
  const typed = {
    'Full Name': 'Zqxmark Verma',
    'Phone Number': '1200739184',
    'Email Address': 'zqx@marked.example',
  };
  await installWorker(page);
  const sent = followTraces(context, site);
  const before = await keptTraces(page);
  const marksIn = (traces: readonly Trace[]) =>
    Object.values(typed).flatMap((mark) => findMark(traces, mark));
  const kept = async () => marksIn(await left(page, before));

  await open(page, '/signup');
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByLabel('API of interest').selectOption('/apis/Payout');
  const draft = Object.values(typed).map((text) => `database kolam-stores: ${text}`);
  await expect.poll(kept).toEqual(draft);

  await button(page, 'Sign Up').click();
  await expect(page.getByRole('dialog', { name: 'Sign-Up Successful!' })).toBeVisible();
  await button(page, 'OK').click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect.poll(kept).toEqual([]);
  expect(marksIn(sent)).toEqual([]);
});
