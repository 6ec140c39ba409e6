import { useDeferredValue, useMemo, useRef } from 'react';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import { SettledStatus } from '#components/results/SettledStatus.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { TextBlock } from '#components/sections/TextBlock.tsx';
import type { Page } from '#copy/types/page.ts';
import { MarkdownLinks } from '#features/markdown/MarkdownLinks.tsx';
import { FinderForm } from '#features/search/finder/FinderForm.tsx';
import { FinderResult } from '#features/search/finder/FinderResult.tsx';
import { entriesOf, entryFinder } from '#features/search/finder/find-entries.ts';
import { useQuery } from '#features/search/use-query.ts';
import * as words from '#words/search.ts';
import '#features/search/finder/finder.scss';

/** A text page of many entries, such as questions, with its own search; the query is in the address. */
export default function Finder({ page }: { page: Page<'Finder'> }) {
  const { head, tally, sections } = page;
  const input = useRef<HTMLInputElement>(null);
  const { query, change, keep } = useQuery(input);
  const settled = useDeferredValue(query);
  const finder = useMemo(() => entryFinder(entriesOf(sections)), [sections]);
  const found = useMemo(() => (settled.trim() ? finder(settled) : undefined), [finder, settled]);
  return (
    <>
      <PageHeader head={head}>{tally && <Tally tally={tally} />}</PageHeader>
      <MarkdownLinks page={page} />
      <div className="container finder">
        <FinderForm input={input} query={query} onQuery={change} onSubmit={keep} />
        <SettledStatus text={found ? words.choices(found.entries.length) : ''} about={settled} />
        {found && <FinderResult query={settled} found={found} />}
      </div>
      {!found && <Sections sections={sections} tight block={TextBlock} />}
    </>
  );
}
