import offers from 'virtual:language-offers';
import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { chooseLanguage } from '#store/language.ts';
import { useLanguageOffer } from '#store/language-offer.ts';
import { stay, tag } from '#words/language.ts';
import { LanguageLink } from './LanguageLink.tsx';

/** Asks in another language whether the visitor would rather read that. Either answer is kept. */
export function LanguageOffer() {
  const offered = useLanguageOffer();
  const id = useId();
  const language =
    typeof offered === 'string' ? offers.find(({ code }) => code === offered) : offered;
  if (!language) return null;
  return (
    <section className="prompt" lang={language.code} aria-labelledby={id}>
      <div className="loop">
        <Icon name="globe" />
      </div>
      <h2 id={id}>{language.question}</h2>
      <div className="prompt__cta">
        <button type="button" className="btn btn-outline-primary" lang={tag} onClick={decline}>
          {stay}
        </button>
        <LanguageLink className="btn btn-primary" language={language}>
          {language.accept}
        </LanguageLink>
      </div>
    </section>
  );
}

function decline(): void {
  chooseLanguage(tag.split('-')[0] as string);
  useLanguageOffer.setState('', true);
}
