import { Link } from '#components/Link.tsx';
import * as words from '#content/en/words/layouts.ts';
import { useNavigationEffects } from '#layouts/navigation/use-navigation-effects.ts';
import { ErrorView } from './ErrorView.tsx';

/** The error view within the shell, which stays. */
export function PageError({ error }: { error: unknown }) {
  useNavigationEffects({ title: words.errorTitle, head: '' });
  return (
    <ErrorView
      error={error}
      home={
        <>
          <Link className="btn btn-text" to="/">
            {words.home}
          </Link>
          <Link className="btn btn-text" to="/search">
            {words.search}
          </Link>
        </>
      }
    />
  );
}
