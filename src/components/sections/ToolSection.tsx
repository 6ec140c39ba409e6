import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** The page's tool under a heading. */
export function ToolSection({ section, titleId }: { section: SectionOf<'tool'>; titleId: string }) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <WithoutScripts />
      {useTool()}
    </>
  );
}
