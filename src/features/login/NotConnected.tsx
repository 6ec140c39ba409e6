import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';

/** Stands in for the form where the site has no accounts: a password must not be asked for in vain. */
export function NotConnected({ text }: { text: string }) {
  return (
    <div className="panel form-card">
      <Note tone="info">
        <p>
          <b>Sign-in is not connected here.</b> {text}
        </p>
      </Note>
      <div className="form-actions">
        <Link className="btn btn-primary" to="/contact">
          Write to us
        </Link>
        <Link className="btn btn-outline-primary" to="/signup">
          Sign up
        </Link>
      </div>
    </div>
  );
}
