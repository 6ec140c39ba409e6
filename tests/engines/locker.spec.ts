import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine, Tab } from './engine.ts';
import { button, heading, ofDocument, text } from './find.ts';
import { savedFile, storedFiles } from './stored.ts';
import { expect, gone, installWorker, NO_SERVER, open, press, shown, test } from './test.ts';

const PICTURE = path.resolve(import.meta.dirname, '../../public/icons/icon-192.png');
const TEXT = 'Trade licence 17/2024\nनमस्ते\n';
const PREVIEW = "//img[starts-with(@alt,'Preview of')]";

/** Adds a picture and a text to the locker. */
async function upload(tab: Tab, files: string[]): Promise<void> {
  await tab.choose("//input[@type='file'][@multiple]", files);
  for (const file of files) await shown(tab, ofDocument(path.parse(file).name, 'View'));
}

const pictureIsDrawn = (tab: Tab) =>
  tab.run(() => {
    const picture = document.querySelector<HTMLImageElement>("img[alt^='Preview of']");
    return picture?.complete && picture.naturalWidth > 0;
  });

async function previews(tab: Tab): Promise<void> {
  await press(tab, ofDocument('icon-192', 'View'));
  await shown(tab, PREVIEW);
  await expect.poll(() => pictureIsDrawn(tab)).toBe(true);
  await press(tab, ofDocument('licence', 'View'));
  await shown(tab, text('Trade licence 17/2024'));
}

/** Opens the licence, waits until its preview moves nothing any more, and deletes it. */
async function removeLicence(tab: Tab): Promise<void> {
  await press(tab, ofDocument('licence', 'View'));
  await shown(tab, button('Download original'));
  await shown(tab, text('Trade licence 17/2024'));
  await press(tab, button('Delete'));
  await gone(tab, ofDocument('licence', 'View'));
}

async function signIn(tab: Tab, origin: string): Promise<void> {
  await open(tab, `${origin}/digilocker`);
  await press(tab, button('Sign in to DigiLocker'));
  await shown(tab, button('Sign out'));
}

function filesFor(engine: Engine): { picture: string; licence: string } {
  const licence = path.join(engine.downloads, '..', 'licence.txt');
  writeFileSync(licence, TEXT);
  return { picture: PICTURE, licence };
}

test('files stay in the locker, byte for byte, with no server', async ({
  engine,
  site,
  isPrivate,
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
  if (!isPrivate) {
    await engine.restart();
    await open(engine.tab, `${site.origin}/digilocker`);
    await previews(engine.tab);
    expect(await storedFiles(engine.tab)).toEqual(kept);
  }
  await press(engine.tab, button('Download original'));
  expect(`${await savedFile(engine, 'licence.txt')}`).toBe(TEXT);
});

test('a deleted file can be had back, and signing out removes everything', async ({
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
  // Its bytes go when the time for a change of mind is over.
  await expect
    .poll(async () => Object.keys((await storedFiles(tab)).files), { timeout: 30_000 })
    .toEqual(['icon-192.png']);

  await press(tab, button('Sign out'));
  await shown(tab, heading('Remove everything from this device?'));
  await press(tab, button('Sign out and remove'));
  await shown(tab, button('Sign in to DigiLocker'));
  expect(await storedFiles(tab)).toEqual({ documents: 0, files: {} });
  await tab.reload();
  await shown(tab, button('Sign in to DigiLocker'));
});
