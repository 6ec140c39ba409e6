import languages from 'virtual:other-languages';
import { LOCAL } from '#store/keys.ts';
import { useLanguageOffer } from '#store/language-offer.ts';

/**
 * Offers the browser's own language, where the site has it besides that of the page, and until it is answered. Not the
 * default one: many read Hindi on a phone that is set to English.
 */
export function offerLanguage(): void {
  const [preferred = ''] = navigator.languages;
  const offered = languages.find(
    ({ code, prefix }) => prefix && preferred.split('-')[0]?.toLowerCase() === code,
  );
  if (offered && !isAnswered()) useLanguageOffer.setState(offered.code, true);
}

/** Whether a language was chosen, or none can be kept: whose answer is lost is not to be asked on every page. */
function isAnswered(): boolean {
  try {
    return localStorage.getItem(LOCAL.language) !== null;
  } catch {
    return true;
  }
}
