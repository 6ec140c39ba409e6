import { Said } from '#components/Said.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** At most five numbered steps; the line bends round every number. */
export function Steps({ section, titleId }: { section: SectionOf<'steps'>; titleId: string }) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <ol className="steps">
        {section.items.map(({ title, text }) => (
          <li key={title} className="step">
            <span className="ring" aria-hidden="true" />
            <span className="wire" aria-hidden="true" />
            <h3>
              <Said text={title} />
            </h3>
            <p>
              <Said text={text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
