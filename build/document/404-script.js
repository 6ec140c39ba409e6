// Runs first in each 404.html. A host that knows one of them serves it for paths of other languages, too: it hands them
// over to the one of their language, which takes the path back. not-found.ts puts the words in capitals in.
(() => {
  var language = /^\/(LANGUAGES)(?=\/|$)/i;
  var asked = location.pathname + location.search + location.hash;
  var code = (language.exec(location.pathname) || [])[1];
  var gone = /^\/[a-z]{2,3}(\/.*)?$/.exec(location.pathname);
  if (!code) {
    // The installed app in a language that is none of the site any more: it starts in the default one from now on.
    if (!gone || !/^\?(app|shared)\b/.test(location.search)) return;
    try {
      localStorage.removeItem('PREFIX-language');
    } catch (_e) {}
    location.replace((gone[1] || '/') + location.search + location.hash);
    return;
  }
  if (!/\/404\.html$/.test(location.pathname)) {
    if (document.documentElement.lang.split('-')[0] !== code.toLowerCase())
      location.replace(`/${code.toLowerCase()}/404.html?path=${encodeURIComponent(asked)}`);
    return;
  }
  var path = new URLSearchParams(location.search).get('path') || '';
  if (language.test(path.split(/[?#]/)[0])) history.replaceState(null, '', path);
})();
