// Of the page that waits for another one (waiting-page.ts): in the chosen colours, and gone once that one is there.
(() => {
  var choice;
  try {
    choice = localStorage.getItem('PREFIX-theme');
  } catch (_e) {}
  var theme = choice || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.setAttribute('data-bs-theme', theme);
  var look = () => {
    if (document.hidden) return;
    fetch(location.href, { headers: { accept: 'text/html' } }).then(
      (answer) => answer.ok && location.reload(),
      () => {},
    );
  };
  setInterval(look, LOOK_MS);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
})();
