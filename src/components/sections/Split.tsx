import type { ReactNode } from 'react';
import type { SectionHead as Copy } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** A section whose head is next to its text on wide screens, above it on phones. */
export function Split({
  head,
  titleId,
  children,
}: {
  head: Copy;
  titleId: string;
  children: ReactNode;
}) {
  return (
    <div className="split">
      <SectionHead head={head} titleId={titleId} />
      <div>{children}</div>
    </div>
  );
}
