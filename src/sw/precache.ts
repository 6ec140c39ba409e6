import { PACK_FILE } from '#routes/page-files.ts';
import { readIntact } from './cached-file.ts';
import { fetchEntry } from './fetch-entry.ts';
import { keptPrefixes, listEntry, prefixes, readLanguage } from './kept-languages.ts';
import { languagePack } from './language-pack.ts';
import { entries, keyOf, pages } from './manifest.ts';
import { noteRefused } from './refused.ts';
import {
  isFull,
  keep,
  nothingRestored,
  type Report,
  type Restored,
  restore,
  together,
} from './restore.ts';

/**
 * Reads every file of this build that is cached, and fetches what is missing or damaged. What was fetched stays
 * when others fail, so that the next try fetches only the rest. Rejects where there is no cache at all.
 *
 * @param onProgress told what is done so far after each file
 * @param wanted prefix of a language that this device is to keep from now on, in addition to those that it has
 */
export async function restorePrecache(
  onProgress: Report = () => {},
  wanted?: string,
): Promise<Restored> {
  const kept = await keptPrefixes();
  const pack = { url: `/${PACK_FILE}`, from: pages.packFrom, entries, decode: asItIs };
  let restored = await restore(pack, onProgress);
  for (const prefix of prefixes)
    if (prefix === wanted || kept.has(prefix)) {
      const before = restored;
      const report = (soFar: Restored) => onProgress(together(before, soFar));
      restored = together(before, await restoreLanguage(prefix, report));
    }
  await noteRefused(restored.refused);
  return restored;
}

const asItIs = (text: string) => text;

/** Restores the files of one language, then its list: a list that is cached says that all of it was. */
export async function restoreLanguage(prefix: string, onProgress: Report): Promise<Restored> {
  const entry = listEntry(prefix);
  const held = await readIntact(keyOf(entry));
  let files = nothingRestored();
  const note = (soFar: Restored) => {
    files = soFar;
    return onProgress(soFar);
  };
  try {
    const list = held ?? (await fetchEntry(entry));
    files = await restore(languagePack(prefix, readLanguage(list)), note);
    // A list that is not kept is not counted either: the files that it lacks are.
    if (files.failures.length > 0) return files;
    if (!held) await keep(entry, list);
    const listed = held ? { intact: 1 } : { fetched: 1 };
    return together(files, { ...nothingRestored(1), ...listed });
  } catch (reason) {
    return together(files, { ...nothingRestored(1), failures: [reason] });
  }
}

/**
 * Makes the cache hold every file of this build, optional ones where they come. Throws if it does not, see
 * `restorePrecache`.
 */
export async function fillPrecache(): Promise<void> {
  const { failures, total, intact } = await restorePrecache();
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${total - intact} files failed: ${failures[0]}`, {
      cause: failures.find(isFull) ?? failures[0],
    });
}
