import { NoResult } from '#components/results/NoResult.tsx';
import type { Page } from '#copy/types/page.ts';
import * as said from '#words/search.ts';
import { MAX_CHOICES, ofEndpoint, ofTool } from './choices.ts';
import { FoundLinks } from './FoundLinks.tsx';
import { LinkChips } from './LinkChips.tsx';
import type { Found } from './make-search.ts';
import { Results } from './Results.tsx';

interface OutcomeProps {
  page: Page<'Search'>;
  found: Found;
  onFollow: () => void;
}

/** What a search found: tools, pages and documented requests; or what to try where it found nothing. */
export function Outcome({ page, found, onFollow }: OutcomeProps) {
  const { terms, tools, pages, endpoints } = found;
  if (tools.length + pages.length + endpoints.length === 0)
    return (
      <>
        <NoResult icon="search" text={page.nothingFound} />
        <LinkChips label={page.askTitle} links={page.askLinks} />
      </>
    );
  return (
    <>
      <FoundLinks
        heading={said.tools}
        choices={tools.slice(0, MAX_CHOICES.tools).map(ofTool)}
        terms={terms}
        onFollow={onFollow}
      />
      {pages.length > 0 && <Results found={pages} terms={terms} onFollow={onFollow} />}
      <FoundLinks
        heading={said.endpoints}
        choices={endpoints.slice(0, MAX_CHOICES.endpoints).map(ofEndpoint)}
        terms={terms}
        onFollow={onFollow}
      />
    </>
  );
}
