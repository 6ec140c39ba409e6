import { reloadUnasked } from '#pwa/reload.ts';
import { embedded } from './embedded.ts';
import { loadView } from './views.ts';

// The page is readable as served. One frame for it to be painted, then the application, all of whose
// parts are asked for at once so that none waits for another.
requestAnimationFrame(() => {
  setTimeout(async () => {
    const { nav, page } = embedded();
    const view = page && loadView(page.view);
    try {
      const [{ start }, View] = await Promise.all([import('./app.tsx'), view]);
      start(nav, page && View && { page, View });
    } catch (error) {
      // The page is older than what the server still has, most likely.
      if (!navigator.onLine || !reloadUnasked()) throw error;
    }
  });
});
