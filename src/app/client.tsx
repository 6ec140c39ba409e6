import { loadPage } from '#page-loading/load-page.ts';
import { loadNav } from '#page-loading/nav-file.ts';
import { readPageData } from '#page-loading/page-data.ts';
import { wasBrokenOff } from '#pwa/leaving.ts';
import { reloadAutomatically } from '#pwa/reload.ts';
import { openEarlyMenu, takeOverEarlyMenu } from './early-menu.ts';
import { keepEarlyPress } from './early-press.ts';

/** How long after the page has loaded the application waits for a paint that is not reported. */
const UNREPORTED_PAINT_MS = 200;

/** Calls back before what else waits for the processor, say the pictures of the page, where a browser can tell. */
const soon = (callback: () => void) =>
  'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(callback, { priority: 'user-blocking' })
    : setTimeout(callback);

/** Whether something was typed or ticked, also before this script: a reload would lose it in some browsers. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );

/**
 * Whether a reload would bring this page, from a network or from the worker. The browser may be wrong about its
 * network.
 */
const isServed = () =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const pressAgain = keepEarlyPress((button) => {
  if (button.classList.contains('site-header__menu')) openEarlyMenu(button);
});

// The page is readable as served. It is painted first, with the processor and the network to itself; then the
// application, all of whose parts are asked for at once so that none waits for another.
const painted = new Promise<unknown>((done) => {
  if (window.PerformanceObserver)
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  // With a worker no line is to be left to the page, and on a busy device the report is late by a tenth of a second.
  // Without, a callback would make the first frame wait for this script.
  if (navigator.serviceWorker?.controller) requestAnimationFrame(() => soon(() => done(null)));
  else addEventListener('load', () => setTimeout(done, UNREPORTED_PAINT_MS));
});

void painted.then(async () => {
  const page = readPageData();
  // Imported separately, so that its script runs in a separate task.
  const dom = import('./react-dom.ts');
  const loading = page && loadPage(page);
  const menus = loadNav();
  try {
    const [{ start }, loaded, nav] = await Promise.all([
      import('./hydrate.tsx'),
      loading,
      menus,
      dom,
    ]);
    start(nav, loaded, await takeOverEarlyMenu());
    pressAgain();
  } catch (error) {
    if (await wasBrokenOff()) return;
    // The page is older than what the server still has, most likely.
    if (isTyped() || !(await isServed()) || !reloadAutomatically()) throw error;
  }
});
