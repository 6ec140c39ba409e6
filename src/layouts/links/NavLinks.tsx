import { Link } from '#components/Link.tsx';
import type { NavLink } from '#copy/types/nav.ts';
import type { Path } from '#routes/paths.ts';

/** List of links of the main menu; the one to the page shown is marked. */
export function NavLinks({
  links,
  current,
  className,
}: {
  links: readonly NavLink[];
  current: Path | undefined;
  className: string;
}) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} aria-current={to === current ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
