import { PACK_FILE, SHELL_FILE } from '../../src/routes/page-files.ts';
import { MARKDOWN_FILES, WHOLE_FILE } from '../artifacts/markdown/files.ts';
import { asHeader, pagePolicy, SECURITY_HEADERS, workerPolicy } from '../document/policy.ts';
import { connectOrigins } from '../settings.ts';

/** Response headers for the paths that match. Later rules win. */
export interface HeaderRule {
  /** Path pattern as host files write it: `*` matches any text. */
  path: string;
  headers: Record<string, string>;
  /** Names of headers from earlier rules that these files do without. */
  without?: readonly string[];
}

/**
 * Headers by which a browser judges a document or its host, and which say nothing of a script, a style or a font. A
 * page has some thirty of these, and over HTTP/1.1 each would repeat a kilobyte.
 */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Frame-Options',
];

/**
 * What is not a file is kept by no cache: after the next deployment it may be one. By a rule for its path alone a
 * script that was missing once would be missing for a year.
 */
export const NO_FILE = { 'Cache-Control': 'no-store' };

const YEAR_S = 365 * 24 * 60 * 60;

/** Response headers of a deployment, for host files and for the preview server. */
export function headerRules(env: Record<string, string>, themeScript: string): HeaderRule[] {
  const connect = connectOrigins(env);
  return [
    {
      path: '/*',
      headers: {
        ...SECURITY_HEADERS,
        'Content-Security-Policy': asHeader(pagePolicy([themeScript], connect)),
        'Cache-Control': 'no-cache',
      },
    },
    // Everything in here has a hash in its name, but for the entry, whose name never changes.
    {
      path: '/assets/*',
      headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
      without: OF_DOCUMENTS,
    },
    { path: '/assets/main.js', headers: { 'Cache-Control': 'no-cache' } },
    { path: '/art/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
    // Other sites show these with a link to a page.
    {
      path: '/share/*',
      headers: {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=86400',
      },
    },
    {
      path: '/sw.js',
      headers: { 'Content-Security-Policy': asHeader(workerPolicy(connect)) },
    },
    // Pages in another form, for the worker and the application.
    ...[`/${SHELL_FILE}`, `/${PACK_FILE}`, '/parts/*'].map((path) => ({
      path,
      headers: { 'X-Robots-Tag': 'noindex' },
    })),
    // The same again for programs.
    ...[WHOLE_FILE, ...MARKDOWN_FILES].map((file) => ({
      path: `/${file}`,
      headers: { 'X-Robots-Tag': 'noindex' },
    })),
    // The token that tells whether a network response really is ours.
    { path: '/online.txt', headers: { 'Cache-Control': 'no-store' } },
  ];
}

/**
 * Headers by which a page leaves the process that the browser has started for it, which then starts another: a tenth of
 * a second on a slow phone, each time the installed app is opened. See docs/decisions/033-headers-of-kept-pages.md.
 */
const OF_ISOLATION = ['Cross-Origin-Opener-Policy', 'Cross-Origin-Embedder-Policy'];

/** Headers with which the worker serves each page: those of the host, but for OF_ISOLATION. */
export function keptPageHeaders(rules: HeaderRule[]): Record<string, string> {
  const headers = headersFor(rules, '/');
  for (const name of OF_ISOLATION) delete headers[name];
  return { ...headers, 'content-type': 'text/html;charset=utf-8' };
}

/** Headers of one path. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, headers, without = [] } of rules) {
    if (!(path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path))
      continue;
    for (const name of without) delete found[name];
    Object.assign(found, headers);
  }
  return found;
}
