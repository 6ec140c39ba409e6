import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isKey, readKept, UNFINISHED } from './file-store.ts';

/** Nobody can still be at work on what is older. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what a file store need not remember, and what killed instances left unfinished. */
export async function forgetFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const old = path.join(folder, name);
    if (name.startsWith(UNFINISHED)) await removeOld(old);
    else if (isKey(name) && (await isOver(old))) await removeWhole(old, folder);
  }
}

async function removeOld(unfinished: string): Promise<void> {
  if (Date.now() - (await changedAt(unfinished)) > DAY_MS)
    await rm(unfinished, { recursive: true, force: true });
}

/** Whether a key's time has passed; one without a version was begun and left. */
async function isOver(folder: string): Promise<boolean> {
  const until = (await readKept(folder))?.until ?? (await changedAt(folder));
  return Date.now() - until > DAY_MS;
}

/** File by file an older version would come back for a moment, so its name goes first. */
async function removeWhole(keyFolder: string, folder: string): Promise<void> {
  const renamed = path.join(folder, UNFINISHED + randomUUID());
  // Another instance may have removed it.
  const isOurs = await rename(keyFolder, renamed).then(
    () => true,
    () => false,
  );
  if (isOurs) await rm(renamed, { recursive: true, force: true });
}

/** When it was changed last; now, if it is gone. */
const changedAt = (name: string) =>
  stat(name).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );
