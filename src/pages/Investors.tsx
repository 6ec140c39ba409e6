import { ToolHead } from '#components/page-heads/ToolHead.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';
import { useSession } from '#features/investor/use-session.ts';

/** The investor portal. Behind its form the dashboard has its own head. */
export default function Investors({ page }: { page: Page<'Investors'> }) {
  const { email, known } = useSession();
  const inside = email ? 'investor-inside' : undefined;
  return (
    <>
      <div className={known ? inside : 'investor-wait'}>
        {!email && (
          <ToolHead head={page.head}>
            <Tally tally={page.tally} />
          </ToolHead>
        )}
        <div className="container">
          <WithoutScripts />
        </div>
        {useTool()}
      </div>
      <Sections sections={page.sections} tight />
    </>
  );
}
