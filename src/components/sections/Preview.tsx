import { CheckList } from '#components/CheckList.tsx';
import { Receipt } from '#components/Receipt.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** A product shown by what it prints: a sample receipt and a few facts. */
export function Preview({ section, titleId }: { section: SectionOf<'preview'>; titleId: string }) {
  return (
    <div className="row g-4 g-lg-5 align-items-center">
      <div className="col-lg-6">
        <SectionHead head={section} titleId={titleId} />
        <CheckList ticked items={section.ticks} />
      </div>
      <div className="col-lg-6">
        <Receipt receipt={section.receipt} />
      </div>
    </div>
  );
}
