import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { MenuLink } from '#copy/types/nav.ts';
import type { Path } from '#routes/paths.ts';

/** Links of the wide menu, each with its icon and what is there; the one to the page shown is marked. */
export function MenuRows({
  links,
  current,
  className,
  titleId,
}: {
  links: readonly MenuLink[];
  current: Path | undefined;
  className: string;
  /** Id of the element that names the list. */
  titleId?: string;
}) {
  return (
    <ul className={className} aria-labelledby={titleId}>
      {links.map(({ label, to, icon, line }) => (
        // The link is as large as its row, and named by its label alone.
        <li key={label}>
          <Icon name={icon} />
          <Link to={to} aria-current={to === current ? 'page' : undefined}>
            {label}
          </Link>
          <small>{line}</small>
        </li>
      ))}
    </ul>
  );
}
