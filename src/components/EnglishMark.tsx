import * as words from '#words/components.ts';
import { tag } from '#words/language.ts';

/** Follows the name of a link to a page that is not translated, in the language of the site. */
export function EnglishMark() {
  return (
    <span>
      {' '}
      <span className="badge badge-plain" lang={tag}>
        <span aria-hidden="true">{words.englishCode}</span>
        <span className="visually-hidden">{words.inEnglish}</span>
      </span>
    </span>
  );
}
