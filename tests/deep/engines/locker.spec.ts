import { readFileSync } from 'node:fs';
import { button } from './find.ts';
import { filesFor, previews, removeLicence, signIn, signOut, TEXT, upload } from './locker-page.ts';
import { savedFile, storedFiles } from './stored.ts';
import { expect, installWorker, NO_SERVER, open, press, shown, test } from './test.ts';

test('files stay in the locker, byte for byte, with no server', async ({
  engine,
  site,
  isPrivate,
  leftOut,
  expectComplaints,
}) => {
  expectComplaints(NO_SERVER);
  const { picture, licence } = filesFor(engine);
  await installWorker(engine.tab, site);
  await site.stop();
  await signIn(engine.tab, site.origin);
  await upload(engine.tab, [picture, licence]);
  await previews(engine.tab);

  const kept = {
    documents: 5,
    files: {
      'icon-192.png': readFileSync(picture).toString('base64'),
      'licence.txt': Buffer.from(TEXT).toString('base64'),
    },
  };
  await engine.tab.reload();
  await previews(engine.tab);
  expect(await storedFiles(engine.tab)).toEqual(kept);
  if (isPrivate) leftOut('a restart: a private session forgets its documents, as it should');
  else {
    await engine.restart();
    await open(engine.tab, `${site.origin}/digilocker`);
    await previews(engine.tab);
    expect(await storedFiles(engine.tab)).toEqual(kept);
  }
  await press(engine.tab, button('Download original'));
  expect(`${await savedFile(engine, 'licence.txt')}`).toBe(TEXT);
});

test('a deleted file can be restored, and signing out removes everything', async ({
  engine,
  site,
}) => {
  const { tab } = engine;
  const { picture, licence } = filesFor(engine);
  await signIn(tab, site.origin);
  await upload(tab, [picture, licence]);
  await removeLicence(tab);
  await press(tab, button('Undo'));
  await removeLicence(tab);
  // Its bytes go with the page that offered the change of mind.
  await tab.reload();
  await expect
    .poll(async () => Object.keys((await storedFiles(tab)).files), { timeout: 30_000 })
    .toEqual(['icon-192.png']);

  await signOut(tab);
  expect(await storedFiles(tab)).toEqual({ documents: 0, files: {} });
  await tab.reload();
  await shown(tab, button('Sign in to DigiLocker'));
});
