import type { OfferedLanguage } from '#core/languages/offered-language.ts';
import { FURTHER_LANGUAGES_FILE } from '#routes/all-languages.ts';
import { matchRoute } from '#routes/match-route.ts';
import { useLanguageOffer } from '#store/language-offer.ts';
import { prefix } from '#words/language.ts';

/** Offers a language that no page names, if it has this page. Offers nothing where its list cannot be had. */
export async function offerFurther(code: string): Promise<void> {
  try {
    const response = await fetch(FURTHER_LANGUAGES_FILE);
    const languages: readonly OfferedLanguage[] = await response.json();
    const offered = languages.find((language) => language.code === code);
    const path = matchRoute(location.pathname.slice(prefix.length))?.path;
    if (offered && (offered.pages?.includes(`${path}`) ?? true))
      useLanguageOffer.setState(offered, true);
  } catch {
    // Without a network the page stays as it is.
  }
}
