import languages from 'virtual:other-languages';
import { LanguageLink } from '#features/language/LanguageLink.tsx';

/** A link to the same page in the other language of the site. */
export const Languages = ({ className }: { className?: string }) =>
  languages.map((language) => (
    <LanguageLink key={language.code} language={language} className={className}>
      {language.name}
    </LanguageLink>
  ));
