import { ToolHead } from '#components/page-heads/ToolHead.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { TextBlock } from '#components/sections/TextBlock.tsx';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';
import { MarkdownLinks } from '#features/markdown/MarkdownLinks.tsx';
import { OpenConsole } from '#features/sandbox/OpenConsole.tsx';

/** The sandbox of the API with all that it has. */
export default function Sandbox({ page }: { page: Page<'Sandbox'> }) {
  return (
    <>
      <ToolHead head={page.head}>
        <Tally tally={page.tally} />
      </ToolHead>
      <MarkdownLinks page={page} />
      <div className="container">
        <WithoutScripts text={page.withoutScripts} />
        <OpenConsole labels={page.labels} />
      </div>
      <Sections sections={page.sections} tight block={TextBlock} />
    </>
  );
}
