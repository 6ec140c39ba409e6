import languages from 'virtual:language-offers';
import { chosenLanguage } from '#store/language.ts';
import { showToast } from '#store/toasts.ts';

/** Begins the query of a page to which the worker leads in place of one in a language that is not here. */
const IN_DEFAULT = /^\?en\b/;

/** Says that the language which was asked for is not on this device, in its own words. */
export function tellLanguageAway(): void {
  if (!IN_DEFAULT.test(location.search)) return;
  const chosen = chosenLanguage();
  const language = languages.find(({ code }) => code === chosen) ?? languages[0];
  if (language) showToast('wifi-off', language.needsNetwork, language.code);
}
