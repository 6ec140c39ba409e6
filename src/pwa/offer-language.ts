import languages from 'virtual:other-languages';
import { chosenLanguage } from '#store/language.ts';
import { useLanguageOffer } from '#store/language-offer.ts';

/**
 * Offers the browser's own language, where the site has it other than that of the page, and until it is answered.
 * Not the default one: many read Hindi on a phone that is set to English.
 */
export function offerLanguage(): void {
  const [preferred = ''] = navigator.languages;
  const offered = languages.find(
    ({ code, prefix }) => prefix && preferred.split('-')[0]?.toLowerCase() === code,
  );
  // Whose answer could not be kept is not to be asked on every page.
  if (offered && chosenLanguage() === null) useLanguageOffer.setState(offered.code, true);
}
