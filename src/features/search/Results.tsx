import { Link } from '#components/Link.tsx';
import type { Path } from '#routes/paths.ts';
import * as words from '#words/search.ts';
import type { FoundPage } from './find-pages.ts';
import { languageOf } from './language-of.ts';
import { MAX_RESULTS } from './limits.ts';
import { Marked } from './Marked.tsx';
import type { Term } from './terms.ts';

interface ResultsProps {
  found: readonly FoundPage[];
  terms: readonly Term[];
  onFollow: () => void;
}

/** The found pages, each with its section, its description and the matching headings. */
export function Results({ found, terms, onFollow }: ResultsProps) {
  return (
    <>
      <h2 className="search-count">{words.pagesFound(found.length)}</h2>
      <ol className="search-results">
        {found.slice(0, MAX_RESULTS).map(({ page, parts }) => (
          <Result key={page.path} page={page} parts={parts} terms={terms} onFollow={onFollow} />
        ))}
      </ol>
      {found.length > MAX_RESULTS && <p className="mt-3">{words.onlyFirst(MAX_RESULTS)}</p>}
    </>
  );
}

interface ResultProps extends FoundPage {
  terms: readonly Term[];
  onFollow: () => void;
}

function Result({ page, parts, terms, onFollow }: ResultProps) {
  const { path, section, title, description, inEnglish } = page;
  return (
    <li className="panel">
      <p className="search-results__section" lang={languageOf(section, inEnglish)}>
        {section}
      </p>
      <h3>
        <Link to={path as Path} lang={languageOf(title, inEnglish)} onClick={onFollow}>
          <Marked text={title} terms={terms} />
        </Link>
      </h3>
      <p lang={languageOf(description, inEnglish)}>
        <Marked text={description} terms={terms} />
      </p>
      {parts.length > 0 && (
        <ul>
          {parts.map(([text, anchor]) => (
            <li key={text} lang={languageOf(text, inEnglish)}>
              <Link
                to={`${path as Path}#${anchor}`}
                hrefLang={inEnglish && 'en'}
                onClick={onFollow}
              >
                <Marked text={text} terms={terms} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
