import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLater } from '#components/later/use-later.ts';
import { later } from '#lib/later.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { PageSourceContext } from '#page-loading/page-source.ts';
import { Prompts } from '#pwa/Prompts.tsx';
import type { Match } from '#routes/match-route.ts';
import { followCalm } from '#store/calm.ts';
import { watchNetwork } from '#store/network.ts';
import { Demo } from './Demo.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { PageError } from './errors/PageError.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { Announcer } from './navigation/Announcer.tsx';
import { Loading } from './navigation/Loading.tsx';
import { keepScroll } from './navigation/scroll-restoration.ts';
import { usePrefetch } from './navigation/use-prefetch.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { followSearchKeys } from './search-keys.ts';
import { Toasts } from './Toasts.tsx';
import { useShownTheme } from './use-shown-theme.ts';

const following = later(() => import('./follow-page.ts'), { when: 'idle' });
const offers = later(() => import('./Offers.tsx'));

/**
 * What surrounds every page. `children` renders the page of the current URL, and may suspend or fail.
 * Header and footer never suspend; a boundary makes each a separate task when the served page is
 * hydrated, and whichever is pressed goes first.
 */
export function PageShell({ match, children }: { match: Match | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  const pages = use(PageSourceContext);
  const loading = usePrefetch(pages);
  useShownTheme();
  useEffect(() => document.documentElement.classList.add('js', 'started'), []);
  useEffect(keepScroll, []);
  useEffect(watchNetwork, []);
  useEffect(followCalm, []);
  useEffect(followSearchKeys, []);
  useEffect(follow, []);
  return (
    <>
      <SkipLink />
      <div className="site-top">
        <OfflineBar />
        <Suspense>
          <Header pathname={pathname} loading={loading} />
        </Suspense>
        <Demo />
      </div>
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          {/* The boundary is inside, so that the page before stays while a new one loads. */}
          <ErrorBoundary
            key={pathname}
            onError={() => match && pages?.forget(match)}
            fallback={(error) => <PageError error={error} />}
          >
            {children}
          </ErrorBoundary>
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <div className="dock">
        <Toasts />
        <Prompts offers={<Offers />} />
      </div>
      <Announcer />
    </>
  );
}

/** In a quiet moment, or as soon as a visitor is at something: on a slow network the page is not loaded for long. */
function follow(): () => void {
  const run = () => void following.run(({ followPage }) => followPage());
  addEventListener('focusin', run, { once: true });
  return whenIdle(run);
}

/** Of what nobody has asked for, a failure is not said. */
function Offers() {
  const Loaded = useLater(offers)?.default;
  return Loaded && <Loaded />;
}
