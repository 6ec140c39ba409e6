import { CommonBlock } from '#components/sections/CommonBlock.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { RatesSection } from '#copy/types/sections.ts';
import { RateFold } from './RateFold.tsx';

/** Renders one section of the page of rates: tables for one kind of reader, or a common one. */
export function RatesBlock({ section, titleId }: { section: RatesSection; titleId: string }) {
  if (section.kind !== 'rates') return <CommonBlock section={section} titleId={titleId} />;
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      {section.tables.map((table) => (
        <RateFold key={table.id} table={table} />
      ))}
    </>
  );
}
