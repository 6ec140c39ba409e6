// Of the list of all languages, whose links lead home: makes them lead to the page that the visitor comes from, where
// the language has it, and remembers the choice. all-languages.ts puts the word in capitals in.
(() => {
  var links = [].slice.call(document.querySelectorAll('a[hreflang]'));
  var prefixOf = (link) => link.getAttribute('href').replace(/^\/$/, '');
  var referrer = document.referrer;
  var from =
    referrer.indexOf(`${location.origin}/`) === 0 ? referrer.slice(location.origin.length) : '/';
  var isIn = (prefix) =>
    prefix && from.indexOf(prefix) === 0 && /^([/?#]|$)/.test(from.slice(prefix.length));
  var path = from.slice((links.map(prefixOf).filter(isIn)[0] || '').length);
  var page = path.split(/[?#]/)[0] || '/';
  links.forEach((link) => {
    var prefix = prefixOf(link);
    var pages = link.getAttribute('data-pages');
    if (!pages || pages.split(' ').indexOf(page) >= 0)
      link.setAttribute(
        'href',
        prefix ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path.replace(/^(?!\/)/, '/'),
      );
    link.addEventListener('click', () => {
      try {
        localStorage.setItem('PREFIX-language', link.hreflang);
      } catch (_e) {}
    });
  });
})();
