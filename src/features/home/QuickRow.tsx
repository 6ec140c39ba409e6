import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { HomeCopy } from '#copy/types/home.ts';
import './quick-row.scss';

/** Tools one tap from the top of the home page. */
export function QuickRow({ quick }: Pick<HomeCopy, 'quick'>) {
  return (
    <nav className="quick" aria-label={quick.label}>
      <div className="container">
        <p>{quick.note}</p>
        <ul>
          {quick.links.map(({ name, to, icon }) => (
            <li key={to}>
              <Link to={to}>
                <span className="loop">
                  <Icon name={icon} />
                </span>
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
