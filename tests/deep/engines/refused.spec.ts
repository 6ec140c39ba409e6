import { button, field, heading, ofDocument, text } from './find.ts';
import { filesFor, signIn, upload } from './locker-page.ts';
import { expect, open, press, shown, test } from './test.ts';

test.use({ refusesStorage: true });

test('where storage is refused the site works, says what it cannot keep, and sends', async ({
  engine,
  engineName,
  site,
  leftOut,
  expectComplaints,
}) => {
  expectComplaints(/storage|insecure|denied/i);
  const { tab } = engine;
  await open(tab, `${site.origin}/contact`);
  await shown(tab, text('does not let the site store anything'));
  await tab.type(field('Full Name'), 'Asha Verma');
  await tab.type(field('Email'), 'asha@shop.example');
  await tab.type(field('Message'), 'From a careful browser');
  await press(tab, button('Send Message'));
  await shown(tab, heading('Thank you!'));
  expect(site.mails).toMatchObject([{ message: 'From a careful browser' }]);

  if (engineName === 'webkit') {
    leftOut('the locker: this engine can refuse storage only by having no indexedDB at all');
    return;
  }
  await signIn(tab, site.origin);
  await shown(tab, text('is gone when you close this page'));
  await upload(tab, [filesFor(engine).licence]);
  await shown(tab, ofDocument('licence', 'View'));
});
