import languages from 'virtual:other-languages';
import { ALL_LANGUAGES_PAGE } from '#routes/all-languages.ts';
import { allLanguages, tag } from '#words/language.ts';

/**
 * A link to the list of all languages, on a site that has more than two. As a button, between
 * others, it names one language and is as wide as the link to that would be.
 */
export const Languages = ({ className }: { className?: string }) =>
  languages.map(({ code, name }) => (
    <a key={code} className={className} lang={code} hrefLang="mul" href={ALL_LANGUAGES_PAGE}>
      <span>
        <span>{className ? `${name}…` : `${name} · `}</span>
        <span className={className && 'visually-hidden'} lang={tag}>
          {allLanguages}
        </span>
      </span>
    </a>
  ));
