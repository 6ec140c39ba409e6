import { Link } from '#components/Link.tsx';
import { ERROR_TITLE, ErrorView } from './ErrorView.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';

/** The error view within the shell, which stays. */
export function PageError({ error }: { error: unknown }) {
  useNavigationEffects({ title: ERROR_TITLE });
  return (
    <ErrorView
      error={error}
      home={
        <>
          <Link className="btn btn-text" to="/">
            Home
          </Link>
          <Link className="btn btn-text" to="/search">
            Search
          </Link>
        </>
      }
    />
  );
}
