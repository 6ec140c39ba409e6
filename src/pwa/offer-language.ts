import languages, { more } from 'virtual:other-languages';
import { chosenLanguage } from '#store/language.ts';
import { useLanguageOffer } from '#store/language-offer.ts';
import { tag } from '#words/language.ts';
import { offerFurther } from './offer-further.ts';

/**
 * Offers the browser's own language, where the site has it other than that of the page, and until it is answered.
 * Not the default one: many read Hindi on a phone that is set to English.
 */
export function offerLanguage(): void {
  const [preferred = ''] = navigator.languages;
  const code = preferred.split('-')[0]?.toLowerCase() as string;
  const offered = languages.find((language) => language.prefix && language.code === code);
  const isHere = tag.startsWith(`${code}-`) || languages.some((language) => language.code === code);
  const mayBeFurther = more && code !== '' && !isHere;
  // Whose answer could not be kept is not to be asked on every page.
  if ((!offered && !mayBeFurther) || chosenLanguage() !== null) return;
  if (offered) useLanguageOffer.setState(offered.code, true);
  // A constant: on a site of two languages no script holds it.
  else if (more) void offerFurther(code);
}
