import { PACK_FILE } from '#routes/page-files.ts';
import { readIntact } from './cached-file.ts';
import { fetchEntry } from './fetch-entry.ts';
import { keptPrefixes, listEntry, prefixes, readLanguage } from './kept-languages.ts';
import { languagePack } from './language-pack.ts';
import { entries, keyOf, pages } from './manifest.ts';
import { noteRefused } from './refused.ts';
import { isFull, keep, nothingRestored, type Restored, restore } from './restore.ts';

/**
 * Reads every file of this build that is cached, and fetches what is missing or damaged. What was fetched stays
 * when others fail, so that the next try fetches only the rest. Rejects where there is no cache at all.
 *
 * @param onProgress told what is done so far after each file
 * @param wanted prefix of a language that this device is to keep from now on, besides those that it has
 */
export async function restorePrecache(
  onProgress: (restored: Restored) => void = () => {},
  wanted?: string,
): Promise<Restored> {
  const restored = nothingRestored();
  const report = () => onProgress(restored);
  const kept = await keptPrefixes();
  const pack = { url: `/${PACK_FILE}`, from: pages.packFrom, entries, decode: asItIs };
  await restore(pack, restored, report);
  for (const prefix of prefixes)
    if (prefix === wanted || kept.has(prefix)) await restoreLanguage(prefix, restored, report);
  await noteRefused(restored.refused);
  return restored;
}

const asItIs = (text: string) => text;

/** Restores the files of one language, then its list: a list that is cached says that all of it was. */
async function restoreLanguage(
  prefix: string,
  restored: Restored,
  onProgress: () => void,
): Promise<void> {
  const entry = listEntry(prefix);
  const held = await readIntact(keyOf(entry));
  try {
    const list = held ?? (await fetchEntry(entry));
    if (!(await restore(languagePack(prefix, readLanguage(list)), restored, onProgress))) return;
    if (!held) await keep(entry, list);
    restored[held ? 'intact' : 'fetched']++;
  } catch (reason) {
    restored.failures.push(reason);
  }
  restored.total++;
}

/** Makes the cache hold every file of this build, optional ones where they come. Throws if it does not, see `restorePrecache`. */
export async function fillPrecache(): Promise<void> {
  const { failures, total, intact } = await restorePrecache();
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${total - intact} files failed: ${failures[0]}`, {
      cause: failures.find(isFull) ?? failures[0],
    });
}
