import { NoResult } from '#components/results/NoResult.tsx';
import type { FinderCopy } from '#content/types/finder.ts';
import { LinkChips } from '#features/search/LinkChips.tsx';
import { Marked } from '#features/search/Marked.tsx';
import type { Term } from '#features/search/terms.ts';
import { wordsIn } from '#features/search/words.ts';
import type { FoundEntries } from './find-entries.ts';

interface FinderResultProps {
  copy: FinderCopy;
  query: string;
  found: FoundEntries;
}

/** What was found in a page, open, with its words marked; and which words were not found. */
export function FinderResult({ copy, query, found: { entries, missing } }: FinderResultProps) {
  const terms: Term[] = wordsIn(query).map(({ word }) => [[word]]);
  const groups = [...new Set(entries.map(({ group }) => group))];
  const lacking = missing.map((word) => `“${word}”`).join(', ');
  if (entries.length === 0)
    return (
      <>
        <NoResult icon="search" text={`${copy.nothing} “${query.trim()}”`} />
        <LinkChips label={copy.waysTitle} links={copy.ways} />
      </>
    );
  return (
    <>
      {lacking && <p className="finder__missing">{`${copy.missing} ${lacking}`}</p>}
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
