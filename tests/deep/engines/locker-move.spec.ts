import { button, field, ofDocument, text } from './find.ts';
import { filesFor, previews, signIn, signOut, upload } from './locker-page.ts';
import { savedBackup, savedFile, storedFiles } from './stored.ts';
import { expect, gone, installWorker, NO_SERVER, press, shown, test } from './test.ts';

test('with no server: found by searching, saved as text, moved by a backup', async ({
  engine,
  site,
  expectComplaints,
}) => {
  expectComplaints(NO_SERVER);
  const { tab } = engine;
  const { picture, licence } = filesFor(engine);
  await installWorker(tab, site);
  await site.stop();
  await signIn(tab, site.origin);
  await upload(tab, [picture, licence]);

  await tab.type(field('Search documents'), 'icon');
  await gone(tab, ofDocument('licence', 'View'));
  await shown(tab, ofDocument('icon-192', 'View'));
  await press(tab, ofDocument('icon-192', 'Download'));
  expect(`${await savedFile(engine, 'icon-192.txt')}`).toContain('icon-192');

  await press(tab, button('Save backup'));
  await shown(tab, text('The backup with 5 documents was created.'));
  const archive = await savedBackup(engine);
  const kept = await storedFiles(tab);
  await signOut(tab);
  await signIn(tab, site.origin);
  const restore = async (says: string) => {
    await tab.choose(field('Backup to import'), [archive]);
    await shown(tab, button('Add to the locker'));
    await press(tab, button('Add to the locker'));
    await shown(tab, text(says));
    expect(await storedFiles(tab)).toEqual(kept);
  };
  await restore('2 documents added. 3 documents were here already.');
  await restore('0 documents added. 5 documents were here already.');
  await tab.reload();
  await previews(tab);
});
