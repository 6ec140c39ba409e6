import { Sections } from '#components/sections/Sections.tsx';
import { SpecimenHead } from '#components/specimen/SpecimenHead.tsx';
import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#content/types/page.ts';

/** A tool beside the document that it reads, then the page's text. */
export default function DocumentTool({ page }: { page: Page<'DocumentTool'> }) {
  return (
    <>
      <SpecimenHead head={page.head} document={page.document}>
        <WithoutScripts />
        {useTool()}
      </SpecimenHead>
      <Sections sections={page.sections} tight />
    </>
  );
}
