import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { registerWorker } from '#pwa/register.ts';
import { findPage } from './lookup.ts';
import { type LoadedPage, PageSourceContext } from './page.ts';
import { createPageSource } from './page-source.ts';
import { App } from './router.tsx';

/** Takes over the served page, or draws one into the empty app shell, then starts the worker. */
export function start(loaded: LoadedPage | undefined): void {
  const root = document.getElementById('root') as HTMLElement;
  const match = findPage(location.pathname);
  const first = match && loaded && { match, loaded };
  const app = (
    <StrictMode>
      <BrowserRouter>
        <PageSourceContext value={createPageSource(first)}>
          <App />
        </PageSourceContext>
      </BrowserRouter>
    </StrictMode>
  );
  if (first) hydrateRoot(root, app);
  else createRoot(root).render(app);
  registerWorker();
}
