// Runs before the first paint, inline, so that the saved colour theme never flashes. The only inline
// script of the site: the policy allows it by its hash.
(function (root) {
  var choice;
  try {
    choice = localStorage.getItem('kolam-theme');
  } catch (e) {}
  var dark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-bs-theme', dark ? 'dark' : 'light');
  root.classList.add('js');
  document.addEventListener('DOMContentLoaded', function () {
    document
      .querySelector('meta[name="theme-color"]')
      .setAttribute('content', dark ? '#0C1719' : '#FCFBF7');
  });
})(document.documentElement);
