import { Sections } from '#components/sections/Sections.tsx';
import { Paper } from '#components/specimen/Paper.tsx';
import { Parts } from '#components/specimen/Parts.tsx';
import '#components/specimen/specimen.scss';
import { ToolHead } from '#components/page-heads/ToolHead.tsx';
import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';

/** A tool next to the document that it reads, then the page's text. */
export default function DocumentTool({ page }: { page: Page<'DocumentTool'> }) {
  return (
    <>
      <ToolHead head={page.head} />
      <section className="section section--tool">
        <div className="container specimen-head">
          <div className="grid">
            <WithoutScripts />
            {useTool()}
          </div>
          <div className="grid">
            <Paper document={page.document} />
            <Parts document={page.document} />
          </div>
        </div>
      </section>
      <Sections sections={page.sections} tight />
    </>
  );
}
