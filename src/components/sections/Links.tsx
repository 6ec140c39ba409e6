import { Link } from '#components/Link.tsx';
import type { SectionOf } from '#copy/types/sections.ts';

/** Chips to related pages. */
export function Links({ section }: { section: SectionOf<'links'> }) {
  return (
    <nav aria-label={section.label}>
      <h3 className="chips-title">{section.label}</h3>
      <ul className="chips">
        {section.items.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
