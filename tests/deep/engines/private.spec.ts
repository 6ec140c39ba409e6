import { button, field, ofDocument, text } from './find.ts';
import { filesFor, signIn, upload } from './locker-page.ts';
import { expect, gone, installWorker, NO_SERVER, open, press, shown, test } from './test.ts';

test('a private session forgets messages, documents and drafts with its window, and says nothing is lost', async ({
  engine,
  site,
  isPrivate,
  expectComplaints,
}) => {
  test.skip(!isPrivate, 'a normal session keeps what this one forgets: the other files test that');
  expectComplaints(NO_SERVER);
  const { licence } = filesFor(engine);
  await installWorker(engine.tab, site);
  await signIn(engine.tab, site.origin);
  await upload(engine.tab, [licence]);
  await open(engine.tab, `${site.origin}/contact`);
  await site.stop();
  await engine.tab.type(field('Full Name'), 'Asha Verma');
  await engine.tab.type(field('Email'), 'asha@shop.example');
  await engine.tab.type(field('Message'), 'In a private window');
  await press(engine.tab, button('Send Message'));
  await shown(engine.tab, "//h2[starts-with(normalize-space(),'Saved')]");

  await engine.restart();
  await site.start();
  const { tab } = engine;
  await open(tab, `${site.origin}/outbox`);
  await shown(tab, text('No messages are waiting'));
  await gone(tab, "//main//*[@role='alert']");
  await open(tab, `${site.origin}/contact`);
  expect(await tab.run(() => document.querySelector('textarea')?.value)).toBe('');
  await open(tab, `${site.origin}/digilocker`);
  await shown(tab, button('Sign in to DigiLocker'));
  await gone(tab, ofDocument('licence', 'View'));
  expect(site.posts).toHaveLength(0);
});
