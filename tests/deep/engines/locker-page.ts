import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine, Tab } from './engine.ts';
import { button, heading, ofDocument, text } from './find.ts';
import { expect, gone, open, press, shown } from './test.ts';

const PICTURE = path.resolve(import.meta.dirname, '../../../public/icons/icon-192.png');
/** What the licence says. */
export const TEXT = 'Trade licence 17/2024\nनमस्ते\n';
const PREVIEW = "//img[starts-with(@alt,'Preview of')]";

/** Adds a picture and a text to the locker. */
export async function upload(tab: Tab, files: string[]): Promise<void> {
  await tab.choose("//input[@type='file'][@multiple]", files);
  for (const file of files) await shown(tab, ofDocument(path.parse(file).name, 'View'));
}

const pictureIsDrawn = (tab: Tab) =>
  tab.run(() => {
    const picture = document.querySelector<HTMLImageElement>("img[alt^='Preview of']");
    return picture?.complete && picture.naturalWidth > 0;
  });

/** Opens the picture and then the text, and waits until each is shown. */
export async function previews(tab: Tab): Promise<void> {
  await press(tab, ofDocument('icon-192', 'View'));
  await shown(tab, PREVIEW);
  await expect.poll(() => pictureIsDrawn(tab)).toBe(true);
  await press(tab, ofDocument('licence', 'View'));
  await shown(tab, text('Trade licence 17/2024'));
}

/** Opens the licence, waits until its preview moves nothing any more, and deletes it. */
export async function removeLicence(tab: Tab): Promise<void> {
  await press(tab, ofDocument('licence', 'View'));
  await shown(tab, button('Download original'));
  await shown(tab, text('Trade licence 17/2024'));
  await press(tab, button('Delete'));
  await gone(tab, ofDocument('licence', 'View'));
}

/** Opens the locker and signs in. */
export async function signIn(tab: Tab, origin: string): Promise<void> {
  await open(tab, `${origin}/digilocker`);
  await press(tab, button('Sign in to DigiLocker'));
  await shown(tab, button('Sign out'));
}

/** Paths of a picture and of a text to upload, for this engine. */
export function filesFor(engine: Engine): { picture: string; licence: string } {
  const licence = path.join(engine.downloads, '..', 'licence.txt');
  writeFileSync(licence, TEXT);
  return { picture: PICTURE, licence };
}

export async function signOut(tab: Tab): Promise<void> {
  await press(tab, button('Sign out'));
  await shown(tab, heading('Empty the locker?'));
  await press(tab, button('Sign out and remove'));
  await shown(tab, button('Sign in to DigiLocker'));
}
