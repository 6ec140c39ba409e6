import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import type { Tool } from '#copy/types/tools.ts';
import * as words from './words.tsx';

/**
 * Replaces the form where the site has no accounts, and offers what is real here: a password must not be asked
 * for in vain.
 */
export function NotConnected({ offline, offers, picture }: Tool<'login'>) {
  return (
    <div className="panel form-card">
      <Note tone="info">
        <p>
          <b>{words.notConnected}</b> <span>{offline}</span>
        </p>
      </Note>
      <Tally tally={picture} />
      <ul className="login-offers">
        {offers.map(({ icon, label, text, to }) => (
          <li key={to}>
            <span className="loop loop-sm">
              <Icon name={icon} />
            </span>
            <div>
              <Link to={to}>{label}</Link>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <Link className="btn btn-primary" to="/contact">
          {words.write}
        </Link>
        <Link className="btn btn-outline-primary" to="/signup">
          {words.signUp}
        </Link>
      </div>
    </div>
  );
}
