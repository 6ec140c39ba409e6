import languages, { more } from 'virtual:other-languages';
import { LanguageLink } from '#features/language/LanguageLink.tsx';
import { ALL_LANGUAGES_PAGE } from '#routes/all-languages.ts';
import { allLanguages, tag } from '#words/language.ts';

/** A link to the same page in the other language of the site; to the list of all, where there are more. */
export const Languages = ({ className }: { className?: string }) =>
  languages.map((language) =>
    more ? (
      <a
        key={language.code}
        className={className}
        lang={language.code}
        hrefLang="mul"
        href={ALL_LANGUAGES_PAGE}
      >
        {`${language.name} · `}
        <span lang={tag}>{allLanguages}</span>
      </a>
    ) : (
      <LanguageLink key={language.code} language={language} className={className}>
        {language.name}
      </LanguageLink>
    ),
  );
