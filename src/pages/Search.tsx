import { useDeferredValue, useMemo, useRef } from 'react';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import { SettledStatus } from '#components/results/SettledStatus.tsx';
import { ServedOnly } from '#components/ServedOnly.tsx';
import type { Page } from '#copy/types/page.ts';
import { LinkChips } from '#features/search/LinkChips.tsx';
import { Outcome } from '#features/search/Outcome.tsx';
import { SearchForm } from '#features/search/SearchForm.tsx';
import { Unreadable } from '#features/search/Unreadable.tsx';
import { useIndex } from '#features/search/use-index.ts';
import { useQuery } from '#features/search/use-query.ts';
import * as words from '#words/search.ts';

export default function Search({ page }: { page: Page<'Search'> }) {
  const input = useRef<HTMLInputElement>(null);
  const { query, change, keep } = useQuery(input);
  const settled = useDeferredValue(query);
  const isEmpty = settled.trim() === '';
  const [index, tryAgain] = useIndex(!isEmpty);
  const found = useMemo(
    () => (index && index !== 'failed' ? index.find(settled) : undefined),
    [index, settled],
  );
  return (
    <>
      <PageHeader head={page.head} />
      <section className="section section--tight" aria-label={words.search}>
        <div className="container grid search-page">
          <SearchForm input={input} query={query} onQuery={change} onSubmit={keep} />
          <SettledStatus text={isEmpty || !found ? '' : words.pagesFound(found.pages.length)} />
          {isEmpty ? (
            <>
              <p>{page.start}</p>
              <ServedOnly>
                <p>{page.withoutScripts}</p>
              </ServedOnly>
              <LinkChips label={page.linksTitle} links={page.links} />
              <Tally tally={page.tally} />
            </>
          ) : index === 'failed' ? (
            <Unreadable onAgain={tryAgain} />
          ) : (
            found && <Outcome page={page} found={found} onFollow={keep} />
          )}
        </div>
      </section>
    </>
  );
}
