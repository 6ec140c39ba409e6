/** Media types of what a build holds, by ending: hosts know some, and disagree about others. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

/** Types of texts in UTF-8, which a host says and compresses. */
export const TEXT_TYPES: readonly string[] = Object.values(CONTENT_TYPES).filter((type) =>
  /^text\/|json$|xml$/.test(type),
);
