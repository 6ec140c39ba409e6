import { RunContext } from '#components/code/run-context.ts';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { TextBlock } from '#components/sections/TextBlock.tsx';
import type { Page } from '#content/types/page.ts';
import { Run } from '#features/sandbox/Run.tsx';

/** API pages, the reference, the guide, plain text pages. */
export default function Article({ page }: { page: Page<'Article'> }) {
  return (
    <>
      <PageHeader head={page.head} />
      <RunContext value={Run}>
        <Sections sections={page.sections} tight block={TextBlock} />
      </RunContext>
    </>
  );
}
