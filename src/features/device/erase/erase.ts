import { eraseDatabases } from '#core/storage/erase-databases.ts';
import { STORAGE_PREFIX } from '#facts/site.ts';
import { discardUnsavedDrafts } from '#store/drafts.ts';
import { ERASED_HASHES } from './erased-hash.ts';

/**
 * Deletes all data of the visitor from this device, for every tab, and reloads this page to clear its memory. The pages
 * stay, because they hold no personal data. Rejects if a database could not be emptied.
 */
export async function eraseAll(): Promise<void> {
  // Before the databases: a tab that finds them empty must not take what waited for lost.
  forgetSmallValues();
  const erased = await eraseDatabases();
  // Another tab may have written meanwhile.
  forgetSmallValues();
  discardUnsavedDrafts();
  history.replaceState(null, '', ERASED_HASHES[erased]);
  location.reload();
}

/** Blocked storage throws on every touch, and then holds nothing. */
function forgetSmallValues(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(`${STORAGE_PREFIX}-`)) storage.removeItem(key);
  } catch {}
}
