import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeNextBuild, NEXT_HEADING } from '../../e2e/support/next-build.ts';
import type { Tab } from './engine.ts';
import { field, heading } from './find.ts';
import { expect, gone, installWorker, NO_SERVER, open, press, shown, taken, test } from './test.ts';

const RELOAD = "//section[@aria-label='Update']//button[normalize-space()='Reload']";

/** Asks for an update until a newer worker is found. */
const checkForUpdate = (tab: Tab) =>
  expect
    .poll(() =>
      tab.run(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update().catch(() => {});
        return Boolean(registration?.installing ?? registration?.waiting);
      }),
    )
    .toBe(true);

const typedIn = (tab: Tab, label: string) =>
  tab.run(
    (expression) =>
      (document.evaluate(expression, document, null, 9, null).singleNodeValue as HTMLInputElement)
        ?.value,
    field(label),
  );

test('a second build is offered and taken, and nothing typed is lost', async ({
  engine,
  site,
  expectComplaints,
}) => {
  // Requests that the change of servers cuts.
  expectComplaints(NO_SERVER);
  const { tab } = engine;
  const next = mkdtempSync(path.join(tmpdir(), 'next-build-'));
  await makeNextBuild(site.dist, next);
  await installWorker(tab, site);
  const writing = await engine.openTab();
  await open(writing, `${site.origin}/contact`);
  await writing.type(field('Message'), 'Half a sentence');
  const filling = await engine.openTab();
  await open(filling, `${site.origin}/UpiSolution`);
  await filling.type(field('UPI ID'), 'sample.shop');

  await site.replace(next);
  await checkForUpdate(tab);
  await press(tab, RELOAD);
  await gone(tab, RELOAD);
  await taken(tab);
  // The others are told, and not reloaded. One has a draft, the other only its fields.
  await shown(filling, RELOAD);
  expect(await typedIn(filling, 'UPI ID')).toBe('sample.shop');
  await shown(writing, RELOAD);
  expect(await typedIn(writing, 'Message')).toBe('Half a sentence');
  await press(writing, RELOAD);
  await shown(writing, heading(NEXT_HEADING));
  await expect.poll(() => typedIn(writing, 'Message')).toBe('Half a sentence');

  // What was downloaded is the newer build, without a server too.
  await site.stop();
  await open(tab, `${site.origin}/contact`);
  await shown(tab, heading(NEXT_HEADING));
  rmSync(next, { recursive: true, force: true });
});
