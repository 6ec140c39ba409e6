import type { SectionOf } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** Four figures in one panel. `note` says where they come from. */
export function Stats({ section, titleId }: { section: SectionOf<'stats'>; titleId: string }) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <dl className="panel stats mb-0">
        {section.items.map(({ number, label }) => (
          <div key={label} className="stat">
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      {section.note && <p className="section__note">{section.note}</p>}
    </>
  );
}
