import { Link } from '#components/Link.tsx';
import { useNavigationEffects } from '#layouts/navigation/use-navigation-effects.ts';
import { WholeNavigation } from '#layouts/navigation/WholeNavigation.tsx';
import { NeedsDocument } from '#page-loading/needs-document.ts';
import * as words from '#words/layouts.ts';
import { ErrorView } from './ErrorView.tsx';

/** The error view within the shell, which stays; or nothing, where the page's own document is on its way. */
export const PageError = ({ error }: { error: unknown }) =>
  error instanceof NeedsDocument ? <WholeNavigation /> : <FailedPage error={error} />;

function FailedPage({ error }: { error: unknown }) {
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
