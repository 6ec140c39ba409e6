import { RunContext } from '#components/code/run-context.ts';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { TextBlock } from '#components/sections/TextBlock.tsx';
import { SequenceHeader } from '#components/sequence/SequenceHeader.tsx';
import { TallyHeader } from '#components/tally/TallyHeader.tsx';
import type { Page } from '#copy/types/page.ts';
import { MarkdownLinks } from '#features/markdown/MarkdownLinks.tsx';
import { Run } from '#features/sandbox/Run.tsx';

/** API pages, the reference, the guide, plain text pages. */
export default function Article({ page }: { page: Page<'Article'> }) {
  const { sections } = page;
  return (
    <RunContext value={Run}>
      <ArticleHead page={page} />
      <MarkdownLinks page={page} />
      <Sections sections={sections} tight block={TextBlock} />
    </RunContext>
  );
}

function ArticleHead({ page: { head, sequence, tally } }: { page: Page<'Article'> }) {
  if (sequence) return <SequenceHeader head={head} sequence={sequence} />;
  return tally ? <TallyHeader head={head} tally={tally} /> : <PageHeader head={head} />;
}
