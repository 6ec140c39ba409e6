// Runs before the first paint, inline, so that nothing flashes which the saved language, colour theme, calm mode or
// session would take away, and the first frame is of the first screens. The only inline script of the site: the policy
// allows it by its hash. theme.ts puts the names in capitals in.
((root) => {
  root.classList.add('js');
  // Forms without an address are the application's. Old browsers do not know their method, and would put what was typed
  // into the address.
  addEventListener('submit', (event) => {
    var form = event.target;
    if (!form.hasAttribute('action') && !form.closest('dialog')) event.preventDefault();
  });
  // A page whose application does not start, while no more files come, is a page without scripts, and says so.
  var seen = 0;
  var look = () => {
    var count = performance.getEntriesByType('resource').length;
    if (document.hidden || count > seen) setTimeout(look, LOOK_MS);
    else if (!root.classList.contains('started')) root.classList.remove('js');
    seen = count;
  };
  setTimeout(look, LOOK_MS);
  // Each comes once, and may come before the application listens: `src/pwa/early-events.ts` hands them on.
  var early = (window.early = []);
  var keep = (event) => {
    event.preventDefault();
    early.push(event);
  };
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', keep);
  var choice, calm, language;
  try {
    choice = localStorage.getItem('PREFIX-theme');
    calm = localStorage.getItem('PREFIX-calm');
    language = localStorage.getItem('PREFIX-language');
    if (localStorage.getItem('PREFIX-investor')) root.classList.add('investor');
  } catch (e) {}
  // The installed app, and a file that another app hands over, open in the language that was chosen. No link does.
  if (/^\?(app|shared)\b/.test(location.search) && /^(LANGUAGES)$/.test(language) && /^DEFAULT/.test(root.lang))
    location.replace(('/' + language + location.pathname + location.search).replace('/?', '?') + location.hash);
  var dark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-bs-theme', dark ? 'dark' : 'light');
  // Not of a page that is gone back to or reloaded: the browser scrolls that to where it was.
  var arrival = performance.getEntriesByType('navigation')[0];
  if (!location.hash && arrival && arrival.type === 'navigate') root.classList.add('at-top');
  var connection = navigator.connection;
  calm = calm ? calm === 'on' : connection && connection.saveData;
  if (calm) root.classList.add('calm');
  var picture = document.querySelector('meta[name="PREFIX-first-picture"]');
  var workers = navigator.serviceWorker;
  if (workers) workers.addEventListener('controllerchange', keep);
  if (picture && !calm) {
    // Fetched at once, not when styles and layout have found it. A link in the page would do so in calm mode too.
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.href = picture.content;
    link.fetchPriority = 'high';
    document.head.appendChild(link);
  }
  document.addEventListener('DOMContentLoaded', () => {
    document
      .querySelector('meta[name="theme-color"]')
      .setAttribute('content', dark ? 'PAGE_DARK' : 'PAGE_LIGHT');
  });
})(document.documentElement);
