import * as words from '#content/en/words/search.ts';

/** Follows the name of a link to a page that is not translated. */
export function EnglishMark() {
  return (
    <>
      {' '}
      <span className="badge badge-plain">
        <span aria-hidden="true">{words.englishCode}</span>
        <span className="visually-hidden">{words.inEnglish}</span>
      </span>
    </>
  );
}
