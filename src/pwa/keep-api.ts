import { API_PREFIX } from '#core/languages/api-pack.ts';
import { checkInstallation } from './check-installation.ts';
import { tryUntilDone } from './first-install.ts';
import { isLanguageKept } from './kept-language.ts';

let isAsked = false;

/**
 * Has the worker keep what runs the API in a page, and the files for a desk, since this visitor reads of the API; tries
 * until it does. Not where the browser saves data.
 */
export async function keepApi(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (isAsked || connection?.saveData || !navigator.serviceWorker) return;
  isAsked = true;
  await navigator.serviceWorker.ready;
  if (await isLanguageKept(API_PREFIX)) return;
  await tryUntilDone(async () => {
    await checkInstallation(() => {}, new AbortController().signal, API_PREFIX).catch(() => {});
    return isLanguageKept(API_PREFIX);
  });
}
