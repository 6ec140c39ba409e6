import { elsewhere } from 'virtual:untranslated-pages';
import { use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isElsewhere } from '#components/elsewhere.ts';
import { ToolContext } from '#components/tools/tool-context.ts';
import { InEnglish } from '#layouts/InEnglish.tsx';
import { Loading } from '#layouts/navigation/Loading.tsx';
import { useNavigationEffects } from '#layouts/navigation/use-navigation-effects.ts';
import { WholeNavigation } from '#layouts/navigation/WholeNavigation.tsx';
import { PageShell } from '#layouts/PageShell.tsx';
import { PageSourceContext } from '#page-loading/page-source.ts';
import { type Match, matchRoute } from '#routes/match-route.ts';
import { pathElsewhere } from '#routes/path-elsewhere.ts';
import { useDemo } from '#store/demo.ts';
import { prefix } from '#words/language.ts';

/**
 * The whole application for the current URL. Paths are matched by `matchRoute`, not by React Router's
 * own patterns, so that the browser, the worker and the server cannot disagree.
 */
export function App() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  if (elsewhere && match && isElsewhere(match.path)) return <Elsewhere />;
  return (
    <PageShell match={match}>
      {match ? <CurrentPage match={match} /> : <Unlisted pathname={pathname} />}
    </PageShell>
  );
}

// A language's prefix is known however it is spelled.
const arrivedAt = typeof location === 'undefined' ? '' : location.pathname.toLowerCase();

/**
 * An unknown path goes home. One that a link leads to may be known to a newer build, from which the link's page came.
 */
const Unlisted = ({ pathname }: { pathname: string }) =>
  (prefix + pathname).toLowerCase() === arrivedAt ? (
    <Navigate to="/" replace />
  ) : (
    <WholeNavigation />
  );

/** A page that the default language alone has, under the address that it has there. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  useEffect(
    () => location.replace(pathElsewhere(pathname, search) + hash),
    [pathname, search, hash],
  );
  return <Loading />;
}

// React Router navigates in a transition, so while a page loads the one before it stays.
function CurrentPage({ match }: { match: Match }) {
  const pages = use(PageSourceContext);
  if (!pages) throw new Error('No PageSource');
  const got = pages.get(match);
  const { page, View, ToolView, head } = got instanceof Promise ? use(got) : got;
  useNavigationEffects({ title: page.meta.title, head });
  // A tool that was emptied in a demo starts again.
  const resets = useDemo((demo) => demo.resets);
  // The key gives each page its own state, also where two share a view.
  const view = <View key={match.path} page={page} params={match.params} />;
  return (
    <ToolContext value={ToolView && page.tool && <ToolView key={resets} tool={page.tool} />}>
      {prefix && page.inEnglish ? <InEnglish>{view}</InEnglish> : view}
    </ToolContext>
  );
}
