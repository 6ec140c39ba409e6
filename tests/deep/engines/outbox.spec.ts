import { holdMail } from '../../e2e/support/contact-form.ts';
import type { Tab } from './engine.ts';
import { button, field, heading, text } from './find.ts';
import { expect, installWorker, NO_SERVER, open, press, shown, test } from './test.ts';

const SAVED = "//h2[starts-with(normalize-space(),'Saved')]";

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
  await writeMessage(tab, 'Written in the underground');
  await press(tab, button('Send Message'));
  await shown(tab, SAVED);

  await open(tab, `${site.origin}/outbox`);
  await shown(tab, text('Written in the underground'));
  await tab.reload();
  await shown(tab, text('Written in the underground'));

  await site.start();
  await expect.poll(() => site.mails.length, { timeout: 60_000 }).toBe(1);
  await shown(tab, text('No messages are waiting'));
  await tab.reload();
  await shown(tab, text('No messages are waiting'));
  expect(site.mails).toMatchObject([{ message: 'Written in the underground', attempt: 1 }]);
  expect(site.posts).toHaveLength(1);
});

test('a message sent with a network is thanked for', async ({ engine, site }) => {
  const { tab } = engine;
  await open(tab, `${site.origin}/contact`);
  await writeMessage(tab, 'Hello');
  await press(tab, button('Send Message'));
  await shown(tab, heading('Thank you!'));
  expect(site.posts).toHaveLength(1);
});

test('a saved message outlives a killed browser and is delivered once', async ({
  engine,
  site,
  isPrivate,
  expectComplaints,
}) => {
  test.skip(
    isPrivate,
    'a private session has no disk to outlive it: private.spec.ts says what is seen',
  );
  expectComplaints(NO_SERVER);
  await installWorker(engine.tab, site);
  await open(engine.tab, `${site.origin}/contact`);
  await site.stop();
  await writeMessage(engine.tab, 'Before the battery died');
  await press(engine.tab, button('Send Message'));
  await shown(engine.tab, SAVED);
  await engine.dieAndRestart();
  expect(site.posts).toHaveLength(0);

  await site.start();
  await open(engine.tab, `${site.origin}/`);
  await expect
    .poll(() => site.mails, { timeout: 60_000 })
    .toMatchObject([{ message: 'Before the battery died', attempt: 1 }]);
  await open(engine.tab, `${site.origin}/outbox`);
  await shown(engine.tab, text('No messages are waiting'));
  expect(site.posts).toHaveLength(1);
});

test('a browser killed in the middle of a post keeps the message and sends it under the same id', async ({
  engine,
  site,
  isPrivate,
}) => {
  test.skip(
    isPrivate,
    'a private session has no disk to outlive it: private.spec.ts says what is seen',
  );
  const letters = holdMail(site);
  await open(engine.tab, `${site.origin}/contact`);
  await writeMessage(engine.tab, 'In the middle');
  await press(engine.tab, button('Send Message'));
  await expect.poll(() => letters.length).toBe(1);
  await engine.dieAndRestart();

  await open(engine.tab, `${site.origin}/outbox`);
  await shown(engine.tab, text('a copy may have arrived'));
  expect(letters).toHaveLength(1);
  await press(engine.tab, "//button[starts-with(@aria-label,'Send now')]");
  await expect.poll(() => letters.length).toBe(2);
  letters[1]?.answer(200, 'OK');
  await shown(engine.tab, text('No messages are waiting'));
  expect(new Set(letters.map(({ message_id }) => message_id)).size).toBe(1);
});

async function writeMessage(tab: Tab, message: string): Promise<void> {
  await tab.type(field('Full Name'), 'Asha Verma');
  await tab.type(field('Email'), 'asha@shop.example');
  await tab.type(field('Message'), message);
}
