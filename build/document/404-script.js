// Runs first in each 404.html. A host that knows one of them serves it for paths of other languages, too: it hands them
// over to the one of their language, which takes the path back. not-found.ts puts the word in capitals in.
(() => {
  var language = /^\/(LANGUAGES)(?=\/|$)/i;
  var asked = location.pathname + location.search + location.hash;
  var code = (language.exec(location.pathname) || [])[1];
  if (!code) return;
  if (!/\/404\.html$/.test(location.pathname)) {
    if (document.documentElement.lang.split('-')[0] !== code.toLowerCase())
      location.replace(`/${code.toLowerCase()}/404.html?path=${encodeURIComponent(asked)}`);
    return;
  }
  var path = new URLSearchParams(location.search).get('path') || '';
  if (language.test(path.split(/[?#]/)[0])) history.replaceState(null, '', path);
})();
