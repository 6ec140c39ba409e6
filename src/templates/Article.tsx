import { RunContext } from '#components/code/run-context.ts';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import { Runs } from '#components/sections/Runs.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { TextBlock } from '#components/sections/TextBlock.tsx';
import { Sequence } from '#components/sequence/Sequence.tsx';
import type { Page } from '#copy/types/page.ts';
import { MarkdownLinks } from '#features/markdown/MarkdownLinks.tsx';
import { Run } from '#features/sandbox/Run.tsx';

/** API pages, the reference, the guide, plain text pages. */
export default function Article({ page }: { page: Page<'Article'> }) {
  const { head, sequence, tally, sections } = page;
  return (
    <RunContext value={Run}>
      <PageHeader head={head}>
        {sequence && <Sequence sequence={sequence} />}
        {sequence?.runs && <Runs section={sequence.runs} />}
        {tally && <Tally tally={tally} />}
      </PageHeader>
      <MarkdownLinks page={page} />
      <Sections sections={sections} tight block={TextBlock} />
    </RunContext>
  );
}
