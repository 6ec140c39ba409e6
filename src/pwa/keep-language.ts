import { showToast } from '#store/toasts.ts';
import * as words from '#words/pwa.ts';
import { checkInstallation } from './check-installation.ts';
import { tryUntilDone } from './first-install.ts';
import { isLanguageKept, mayKeepLanguage } from './kept-language.ts';

/**
 * Has the worker keep the language of this page on the device, and tries until it does. Not where the visitor has
 * chosen another one, nor where the browser saves data and nobody has chosen this one.
 */
export async function keepLanguage(): Promise<void> {
  if (!mayKeepLanguage() || (await isLanguageKept())) return;
  await navigator.serviceWorker.ready;
  await tryUntilDone(async () => {
    // Whether it is kept is looked up: a worker from before this build would answer too.
    await checkInstallation(() => {}, new AbortController().signal).catch(() => {});
    return isLanguageKept();
  });
  showToast('check-circle', words.readyOffline);
}
