import { Sections } from '#components/sections/Sections.tsx';
import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';
import { LockerHeader } from '#features/locker/session/LockerHeader.tsx';

/** The document locker, then how it works. */
export default function Locker({ page }: { page: Page<'Locker'> }) {
  return (
    <>
      <LockerHeader head={page.head} />
      <div className="container locker-without-scripts">
        <WithoutScripts text={page.withoutScripts} />
      </div>
      {useTool()}
      <Sections sections={page.sections} tight />
    </>
  );
}
