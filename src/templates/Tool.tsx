import { ToolHead } from '#components/page-heads/ToolHead.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { InfoPanel } from '#components/tools/InfoPanel.tsx';
import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';

/** A form or a demo tool with a few facts about it, then the page's text. */
export default function Tool({ page }: { page: Page<'Tool'> }) {
  return (
    <>
      <ToolHead head={page.head} />
      <section className="section section--tool">
        <div className="container contact-grid">
          <div className="grid">
            <WithoutScripts />
            {useTool()}
          </div>
          <InfoPanel aside={page.aside} />
        </div>
      </section>
      <Sections sections={page.sections} tight />
    </>
  );
}
