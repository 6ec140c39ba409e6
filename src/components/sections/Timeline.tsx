import type { SectionOf } from '#copy/types/sections.ts';
import { Split } from './Split.tsx';

/** Dated milestones, newest first. `Sections` leaves it out while there are none. */
export function Timeline({
  section,
  titleId,
}: {
  section: SectionOf<'timeline'>;
  titleId: string;
}) {
  return (
    <Split head={section} titleId={titleId}>
      <ol className="updates">
        {section.items.map(({ date, title, text }) => (
          <li key={title}>
            <span className="muted small">{date}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Split>
  );
}
