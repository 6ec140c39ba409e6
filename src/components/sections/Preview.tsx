import { Ticks } from '#components/CheckList.tsx';
import { Slip } from '#components/Receipt.tsx';
import type { SectionOf } from '#content/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** A product shown by what it prints: a sample slip beside a few facts. */
export function Preview({ section, titleId }: { section: SectionOf<'preview'>; titleId: string }) {
  return (
    <div className="row g-4 g-lg-5 align-items-center">
      <div className="col-lg-6">
        <SectionHead head={section} titleId={titleId} />
        <Ticks items={section.ticks} />
      </div>
      <div className="col-lg-6">
        <Slip slip={section.slip} />
      </div>
    </div>
  );
}
