import { NoResult } from '#components/NoResult.tsx';
import type { Page } from '#content/types/page.ts';
import type { FoundPage } from './find-pages.ts';
import { LinkChips } from './LinkChips.tsx';
import { Results } from './Results.tsx';
import type { Term } from './terms.ts';

interface OutcomeProps {
  page: Page<'Search'>;
  found: readonly FoundPage[];
  terms: readonly Term[];
  onFollow: () => void;
}

/** What a search found, or what to try where it found nothing. */
export function Outcome({ page, found, terms, onFollow }: OutcomeProps) {
  if (found.length > 0) return <Results found={found} terms={terms} onFollow={onFollow} />;
  return (
    <>
      <NoResult icon="search" text={page.nothingFound} />
      <LinkChips label={page.askTitle} links={page.askLinks} />
    </>
  );
}
