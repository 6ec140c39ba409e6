import type { SectionHead as Copy } from '#copy/types/sections.ts';

/** Eyebrow, heading and introduction of a section. `titleId` is what the section is labelled by. */
export function SectionHead({ head, titleId }: { head: Copy; titleId: string }) {
  return (
    <div className="section-head">
      {head.eyebrow && <p className="eyebrow">{head.eyebrow}</p>}
      <h2 id={titleId}>{head.heading}</h2>
      {head.intro && <p>{head.intro}</p>}
    </div>
  );
}
