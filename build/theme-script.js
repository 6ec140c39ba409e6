// Runs before the first paint, inline, so that the saved colour theme and calm mode never flash. The only inline
// script of the site: the policy allows it by its hash.
(function (root) {
  var choice, calm;
  try {
    choice = localStorage.getItem('kolam-theme');
    calm = localStorage.getItem('kolam-calm');
  } catch (e) {}
  var dark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-bs-theme', dark ? 'dark' : 'light');
  root.classList.add('js');
  var connection = navigator.connection;
  if (calm ? calm === 'on' : connection && connection.saveData) root.classList.add('calm');
  document.addEventListener('DOMContentLoaded', function () {
    document
      .querySelector('meta[name="theme-color"]')
      .setAttribute('content', dark ? '#0C1719' : '#FCFBF7');
  });
})(document.documentElement);
