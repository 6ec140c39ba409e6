import { LEAST_TIME_MS } from '../../../src/features/contact/doubt.ts';
import type { Tab } from './engine.ts';
import { button, field, heading, text } from './find.ts';
import { expect, installWorker, NO_SERVER, open, press, shown, test } from './test.ts';

/** A message that is sent sooner is asked about. */
const takeTime = (tab: Tab) =>
  expect.poll(() => tab.run(() => performance.now())).toBeGreaterThan(LEAST_TIME_MS);

test('a message written without a server is sent once when it is back', async ({
  engine,
  site,
  expectComplaints,
}) => {
  expectComplaints(NO_SERVER);
  const { tab } = engine;
  await installWorker(tab, site);
  await open(tab, `${site.origin}/contact`);
  await site.stop();
  await tab.type(field('Full Name'), 'Asha Verma');
  await tab.type(field('Email'), 'asha@shop.example');
  await tab.type(field('Message'), 'Written in the underground');
  await takeTime(tab);
  await press(tab, button('Send Message'));
  await shown(tab, "//h2[starts-with(normalize-space(),'Saved')]");

  await open(tab, `${site.origin}/outbox`);
  await shown(tab, text('Written in the underground'));
  await tab.reload();
  await shown(tab, text('Written in the underground'));

  await site.start();
  await expect.poll(() => site.mails.length, { timeout: 60_000 }).toBe(1);
  await shown(tab, text('Nothing waits to be sent'));
  await tab.reload();
  await shown(tab, text('Nothing waits to be sent'));
  expect(site.mails).toMatchObject([{ message: 'Written in the underground', attempt: 1 }]);
  expect(site.posts).toHaveLength(1);
});

test('a message sent with a network is thanked for', async ({ engine, site }) => {
  const { tab } = engine;
  await open(tab, `${site.origin}/contact`);
  await tab.type(field('Full Name'), 'Asha Verma');
  await tab.type(field('Email'), 'asha@shop.example');
  await tab.type(field('Message'), 'Hello');
  await takeTime(tab);
  await press(tab, button('Send Message'));
  await shown(tab, heading('Thank you!'));
  expect(site.posts).toHaveLength(1);
});
