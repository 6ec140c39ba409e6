import languages from 'virtual:other-languages';
import { ALL_LANGUAGES_PAGE } from '#routes/all-languages.ts';
import { allLanguages, tag } from '#words/language.ts';

/** A link to the list of all languages, on a site that has more than two. */
export const Languages = ({ className }: { className?: string }) =>
  languages.map(({ code, name }) => (
    <a key={code} className={className} lang={code} href={ALL_LANGUAGES_PAGE}>
      <span>{`${name} · `}</span>
      <span lang={tag}>{allLanguages}</span>
    </a>
  ));
