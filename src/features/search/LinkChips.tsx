import { Link } from '#components/Link.tsx';
import type { Action } from '#copy/types/head.ts';

/** Ways on where a search shows no page. */
export function LinkChips({ label, links }: { label: string; links: readonly Action[] }) {
  return (
    <nav aria-label={label}>
      <h2 className="chips-title h3">{label}</h2>
      <ul className="chips">
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
