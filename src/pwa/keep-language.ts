import { prefix } from '#content/en/words/language.ts';
import * as words from '#content/en/words/pwa.ts';
import { BUILDS_KEY, CACHE_NAME } from '#core/contract.ts';
import { currentOf, languageListIn } from '#core/pages/builds.ts';
import { LOCAL } from '#store/keys.ts';
import { showToast } from '#store/toasts.ts';
import { checkInstallation } from './check-installation.ts';
import { tryUntilDone } from './first-install.ts';

/**
 * Has the worker keep the language of this page on the device, and tries until it does. Not where the visitor has
 * chosen another one, nor where the browser saves data and nobody has chosen this one.
 */
export async function keepLanguage(): Promise<void> {
  if (!mayKeep() || (await isKept())) return;
  await navigator.serviceWorker.ready;
  await tryUntilDone(async () => {
    // Whether it is kept is looked up: a worker from before this build would answer too.
    await checkInstallation(() => {}, new AbortController().signal).catch(() => {});
    return isKept();
  });
  showToast('check-circle', words.readyOffline);
}

async function isKept(): Promise<boolean> {
  const cache = await caches.open(CACHE_NAME);
  const record: unknown = await (await cache.match(BUILDS_KEY))?.json();
  const list = languageListIn(currentOf(record), prefix);
  return list !== undefined && (await cache.match(list)) !== undefined;
}

function mayKeep(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const chosen = chosenLanguage();
  return chosen ? `/${chosen}` === prefix : !connection?.saveData;
}

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(LOCAL.language);
  } catch {
    return null;
  }
}
