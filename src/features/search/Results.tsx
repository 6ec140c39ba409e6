import { Link } from '#components/Link.tsx';
import * as words from '#content/en/words/search.ts';
import type { Path } from '#routes/paths.ts';
import type { FoundPage } from './find-pages.ts';
import { MAX_RESULTS } from './limits.ts';
import { Marked } from './Marked.tsx';
import type { Term } from './terms.ts';

interface ResultsProps {
  found: readonly FoundPage[];
  terms: readonly Term[];
  onFollow: () => void;
}

/** Pages that were found, each with where it stands, what it is about and the headings that match. */
export function Results({ found, terms, onFollow }: ResultsProps) {
  return (
    <>
      <h2 className="search-count">{words.pagesFound(found.length)}</h2>
      <ol className="search-results">
        {found.slice(0, MAX_RESULTS).map(({ page, parts }) => (
          <li key={page.path} className="panel">
            <p className="search-results__section">{page.section}</p>
            <h3>
              <Link to={page.path as Path} onClick={onFollow}>
                <Marked text={page.title} terms={terms} />
              </Link>
            </h3>
            <p>
              <Marked text={page.description} terms={terms} />
            </p>
            {parts.length > 0 && (
              <ul>
                {parts.map(([text, anchor]) => (
                  <li key={text}>
                    <Link to={`${page.path as Path}#${anchor}`} onClick={onFollow}>
                      <Marked text={text} terms={terms} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {found.length > MAX_RESULTS && <p className="mt-3">{words.onlyFirst(MAX_RESULTS)}</p>}
    </>
  );
}
