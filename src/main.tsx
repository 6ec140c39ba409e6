import { reloadUnasked } from '#pwa/reload.ts';
import { embedded } from './embedded.ts';
import { loadPage } from './views.ts';

// The page is readable as served. One frame for it to be painted, then the application, all of whose
// parts are asked for at once so that none waits for another.
requestAnimationFrame(() => {
  setTimeout(async () => {
    const { nav, page } = embedded();
    // Asked for by itself, so that running its script is a task of its own.
    const dom = import('react-dom/client');
    const loading = page && loadPage(page);
    try {
      const [{ start }, loaded] = await Promise.all([import('./app.tsx'), loading, dom]);
      start(nav, loaded);
    } catch (error) {
      // The page is older than what the server still has, most likely.
      if (!navigator.onLine || !reloadUnasked()) throw error;
    }
  });
});
