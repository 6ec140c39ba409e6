const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** Media type of a file by its ending: what is served from the cache says what the build says, not a network. */
export const contentType = (url: string): string =>
  TYPES[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
