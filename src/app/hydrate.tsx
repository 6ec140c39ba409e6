import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Nav } from '#copy/types/nav.ts';
import { resumeOutbox } from '#features/outbox/delivery/resume-outbox.ts';
import { ErrorBoundary } from '#layouts/errors/ErrorBoundary.tsx';
import { ShellError } from '#layouts/errors/ShellError.tsx';
import { NavContext } from '#layouts/links/nav-context.ts';
import { EarlyMenuContext } from '#layouts/menu/early-menu-context.ts';
import type { MobileMenu } from '#layouts/menu/MobileMenu.tsx';
import { createPageSource } from '#page-loading/browser-page-source.ts';
import { type LoadedPage, PageSourceContext } from '#page-loading/page-source.ts';
import { registerWorker } from '#pwa/register.ts';
import { matchRoute } from '#routes/match-route.ts';
import { prefix } from '#words/language.ts';
import { App } from './App.tsx';

/**
 * Hydrates the served page, or renders one into the empty app shell, then starts the worker.
 *
 * @param loaded what the document came with; null in the shell, undefined where it could not be read and is fetched
 *   again
 * @param earlyMenu renders the menu that is open already, if it is
 */
export function start(
  nav: Nav,
  loaded: LoadedPage | null | undefined,
  earlyMenu: typeof MobileMenu | undefined,
): void {
  const root = document.getElementById('root') as HTMLElement;
  const match = matchRoute(location.pathname.slice(prefix.length));
  const first = match && loaded && { match, loaded };
  const app = (
    <StrictMode>
      <ErrorBoundary fallback={(error) => <ShellError error={error} />}>
        <BrowserRouter basename={prefix || undefined}>
          <PageSourceContext value={createPageSource(first)}>
            <NavContext value={nav}>
              <EarlyMenuContext value={earlyMenu}>
                <App />
              </EarlyMenuContext>
            </NavContext>
          </PageSourceContext>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  // A page that differs from what was served is rendered again, and that should be reported.
  const onRecoverableError = (error: unknown) =>
    console.error(error, (error as Error | undefined)?.cause);
  if (loaded !== null) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);
  registerWorker();
  resumeOutbox();
}
