import { CommonBlock } from '#components/sections/CommonBlock.tsx';
import type { RatesSection } from '#content/types/sections.ts';
import { RatesTable } from './RatesTable.tsx';

/** Renders one section of the page of rates: a table of them, or a common one. */
export function RatesBlock({ section, titleId }: { section: RatesSection; titleId: string }) {
  if (section.kind === 'rates') return <RatesTable section={section} titleId={titleId} />;
  return <CommonBlock section={section} titleId={titleId} />;
}
