import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Entry, NOTHING, type Store } from './store.ts';

/** What is not whole yet, or no longer, has a name that begins so. */
export const UNFINISHED = 'unfinished-';

/** Whether a name in the folder is that of a key: its digest. */
export const isKey = (name: string): boolean => /^[\da-f]{64}$/.test(name);

/** An entry in its file. */
export interface Kept {
  entry: Entry;
  /** When it may be forgotten, in milliseconds since 1970. */
  until: number;
}

/**
 * A store in a folder that all instances share. Each key has a folder, and each version is a file in it, with
 * its number for a name. A file gets that name whole and safe on the disk, by `link`, which fails where another has
 * the name: so one writer wins, and one that is killed leaves nothing that is read.
 */
export function fileStore(folder: string): Store {
  // A key may hold what no name can, and an address that nobody is to read.
  const folderOf = (key: string) =>
    path.join(folder, createHash('sha256').update(key).digest('hex'));

  return {
    read: async (key) => (await readKept(folderOf(key)))?.entry ?? NOTHING,

    async write(key, after, value, seconds) {
      const entry = { version: after.version + 1, value };
      const unfinished = path.join(folder, UNFINISHED + randomUUID());
      try {
        await makeFolder(folderOf(key));
        await writeSafely(
          unfinished,
          JSON.stringify({ value, until: Date.now() + seconds * 1000 }),
        );
        await link(unfinished, path.join(folderOf(key), String(entry.version)));
        await syncFolder(folderOf(key));
        return entry;
      } catch (error) {
        // Another was first, or the key was forgotten meanwhile: what was read is old.
        if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) return undefined;
        throw error;
      } finally {
        await rm(unfinished, { force: true });
      }
    },
  };
}

/** The last version in a key's folder; undefined if there is none. */
export async function readKept(folder: string): Promise<Kept | undefined> {
  try {
    const version = Math.max(0, ...(await readdir(folder)).filter(isVersion).map(Number));
    if (version === 0) return undefined;
    const text = await readFile(path.join(folder, String(version)), 'utf8');
    const { value, until } = JSON.parse(text);
    return { entry: { version, value }, until };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** A file system may have its own names there, as NFS has. */
const isVersion = (name: string) => /^[1-9]\d*$/.test(name);

/** A folder that a loss of power does not take back. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made) await syncFolder(path.dirname(made));
}

async function writeSafely(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes new names in a folder safe. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const hasCode = (error: unknown, code: string) =>
  (error as NodeJS.ErrnoException | undefined)?.code === code;
