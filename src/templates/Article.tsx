import { RunContext } from '#components/code/run-context.ts';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { TextBlock } from '#components/sections/TextBlock.tsx';
import { SequenceHeader } from '#components/sequence/SequenceHeader.tsx';
import type { Page } from '#copy/types/page.ts';
import { MarkdownLinks } from '#features/markdown/MarkdownLinks.tsx';
import { Run } from '#features/sandbox/Run.tsx';

/** API pages, the reference, the guide, plain text pages. */
export default function Article({ page }: { page: Page<'Article'> }) {
  const { head, sequence, sections } = page;
  return (
    <RunContext value={Run}>
      {sequence ? <SequenceHeader head={head} sequence={sequence} /> : <PageHeader head={head} />}
      <MarkdownLinks page={page} />
      <Sections sections={sections} tight block={TextBlock} />
    </RunContext>
  );
}
