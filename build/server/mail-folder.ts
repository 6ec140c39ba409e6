import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plainToken, toEml } from './eml.ts';
import type { Mail } from './mail-call.ts';

/** Messages that the folder holds; the oldest make room. With 70 KB each it stays under 40 MB. */
export const MAX_KEPT_MAILS = 500;

const OWN_FILE = /^\d{13}-.*\.eml$/;

let written = 0;

/** Writes a message into a folder, under the time of its arrival, and removes what is beyond the limit. */
export async function keepMail(folder: string, mail: Mail): Promise<void> {
  // A separate number: two without an id may come in one millisecond.
  const number = ++written;
  const id = plainToken(mail.message_id).replaceAll(':', '');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${Date.now()}-${number}-${id}.eml`), toEml(mail));
  const kept = (await readdir(folder)).filter((file) => OWN_FILE.test(file)).sort();
  for (const file of kept.slice(0, -MAX_KEPT_MAILS))
    await rm(path.join(folder, file), { force: true });
}
