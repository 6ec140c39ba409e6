import type { SectionOf } from '#copy/types/sections.ts';
import { Split } from './Split.tsx';

/** Running text next to its heading. */
export function Prose({ section, titleId }: { section: SectionOf<'prose'>; titleId: string }) {
  return (
    <Split head={section} titleId={titleId}>
      <div className="prose">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Split>
  );
}
