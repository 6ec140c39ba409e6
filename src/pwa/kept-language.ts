import { BUILDS_KEY, CACHE_NAME } from '#core/contract.ts';
import { currentOf, languageListIn } from '#core/languages/worker-record.ts';
import { chosenLanguage } from '#store/language.ts';
import { prefix } from '#words/language.ts';
import { savesData } from './saves-data.ts';

/** Whether the worker keeps the whole of this page's language, or of what has another prefix, in its own build. */
export async function isLanguageKept(of = prefix): Promise<boolean> {
  const cache = await caches.open(CACHE_NAME);
  const record: unknown = await (await cache.match(BUILDS_KEY))?.json();
  const list = languageListIn(currentOf(record), of);
  return list !== undefined && (await cache.match(list)) !== undefined;
}

/**
 * Whether this page's language is kept without being asked for: not where the visitor has chosen another one, nor where
 * the browser saves data and nobody has chosen this one.
 */
export function mayKeepLanguage(): boolean {
  const chosen = chosenLanguage();
  return chosen ? `/${chosen}` === prefix : !savesData();
}
