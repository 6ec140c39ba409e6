import { Link } from '#components/Link.tsx';
import { NoResult } from '#components/results/NoResult.tsx';
import { Marked } from '#features/search/Marked.tsx';
import type { Term } from '#features/search/terms.ts';
import * as said from '#features/search/words/finder.ts';
import { wordsIn } from '#features/search/words.ts';
import { wordsTag } from '#words/language.ts';
import type { FoundEntries } from './find-entries.ts';

interface FinderResultProps {
  query: string;
  found: FoundEntries;
}

/** What was found in a page, open, with its words marked; and which words were not found. */
export function FinderResult({ query, found: { entries, missing } }: FinderResultProps) {
  const terms: Term[] = wordsIn(query).map(({ word }) => [[word]]);
  const groups = [...new Set(entries.map(({ group }) => group))];
  const lacking = missing.map((word) => `“${word}”`).join(', ');
  if (entries.length === 0)
    return (
      <div lang={wordsTag}>
        <NoResult icon="search" text={`${said.nothing} “${query.trim()}”`} />
        <p className="finder__elsewhere">
          <Link to="/search">{said.elsewhere}</Link>
        </p>
      </div>
    );
  return (
    <>
      {lacking && (
        <p className="finder__missing" lang={wordsTag}>
          {`${said.missing} ${lacking}`}
        </p>
      )}
      {groups.map((group) => (
        <section key={group} className="finder__group">
          <h2>{group}</h2>
          <dl>
            {entries
              .filter((entry) => entry.group === group)
              .map(({ title, lines }) => (
                <div key={title}>
                  <dt>
                    <Marked text={title} terms={terms} />
                  </dt>
                  {lines.map((line) => (
                    <dd key={line}>
                      <Marked text={line} terms={terms} />
                    </dd>
                  ))}
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}
