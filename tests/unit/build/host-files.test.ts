import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elsewherePatterns, PAGE_LIKE, pageRules } from '../../../build/hosting/page-rules.ts';
import { SPECIFIED_SPELLINGS } from '../../../build/hosting/spellings.ts';
import { hostingFiles } from '../../../build/hosting/write-hosting.ts';
import { headerRules, headersFor } from '../../../build/server/headers.ts';
import { htmlFile, matchRoute } from '../../../src/routes/match-route.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { splitPrefix } from '../../../src/routes/split-prefix.ts';
import { LISTED_PATHS } from '../../e2e/support/listed-paths.ts';

const rules = headerRules({ VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com' }, 'theme');
/** Of the default language, of another, and of one that grows and has two pages. */
const PREFIXES = ['', '/xx', '/gr'];
const GROWN = ['/', '/contact'];
const languages = PREFIXES.map((prefix) => ({
  prefix,
  has: ({ path }: Route) => prefix !== '/gr' || GROWN.includes(path),
}));
const files = hostingFiles(rules, languages);
const file = (name: string) => files[name] as string;

const listed = (routes as readonly Route[])
  .filter(({ params }) => !params)
  .flatMap(({ path, aliases = [] }) => [path, ...aliases] as string[]);

/** Paths with their own headers, and ordinary ones. */
const HEADED = [
  ...[
    '/',
    '/contact',
    '/assets/main.js',
    '/assets/app-a1b2c3d4.js',
    '/art/a.svg',
    '/share/index.png',
  ],
  ...['/apis/reference/payments.md', '/apis/moving.md', '/llms.txt', '/llms-full.txt'],
  ...['/sw.js', '/shell.txt', '/parts.txt', '/parts/index.txt', '/online.txt', '/robots.txt'],
];

/** Whether a path is that of a page that its language lacks. */
function isElsewhere(pathname: string): boolean {
  const { prefix, path } = splitPrefix(pathname, PREFIXES.slice(1));
  const page = matchRoute(path);
  return page !== undefined && prefix === '/gr' && !GROWN.includes(page.path);
}

interface Block {
  path: string;
  lines: string[];
}

function blocksOf(text: string): Block[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return { path, lines: lines.map((line) => line.trim()) };
    });
}

const applies = ({ path }: Block, wanted: string) =>
  path.endsWith('*') ? wanted.startsWith(path.slice(0, -1)) : wanted === path;

/** As Cloudflare documents it: blocks in their order, `! Name` takes away, what is there already is joined. */
function cloudflareHeadersOf(blocks: Block[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { lines } of blocks.filter((block) => applies(block, path)))
    for (const line of lines) {
      const [, removed] = /^! (.+)$/.exec(line) ?? [];
      const [, name = '', value = ''] = /^([^:!]+): (.+)$/.exec(line) ?? [];
      if (removed) delete headers[removed];
      else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
  return headers;
}

/** As Netlify's own tool does it: a later block replaces. */
const netlifyHeadersOf = (blocks: Block[], path: string) =>
  Object.fromEntries(
    blocks
      .filter((block) => applies(block, path))
      .flatMap(({ lines }) => lines.map((line) => line.split(/: (.*)/s).slice(0, 2))),
  );

/** Of a host that goes by the path: what is kept without asking are files that have their own rule. */
function headersOfHost(path: string): Record<string, string> {
  const wanted = headersFor(rules, path);
  const own = rules.find((rule) => rule.path === path)?.headers['Cache-Control'];
  return { ...wanted, 'Cache-Control': own ?? 'no-cache' };
}

describe('headers', () => {
  it.each(HEADED)('of %s are the same at every host', (path) => {
    const wanted = headersOfHost(path);
    expect(cloudflareHeadersOf(blocksOf(file('cloudflare/_headers')), path)).toEqual(wanted);
    // Netlify takes none away: what files could do without is sent with them there.
    expect(netlifyHeadersOf(blocksOf(file('netlify/_headers')), path)).toEqual({
      ...headersFor(rules.slice(0, 1), path),
      ...wanted,
    });
  });

  it('that judge a document are on what may be one, and on no script or style', () => {
    const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'];
    for (const path of HEADED)
      expect(policyOf(path) === undefined, path).toBe(path.startsWith('/assets/'));
    expect(headersFor(rules, '/assets/app-a1b2c3d4.js')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': expect.stringContaining('immutable'),
    });
  });

  it('ask search engines to leave out what says a page again, and no page', () => {
    const found = HEADED.filter((path) => 'X-Robots-Tag' in headersFor(rules, path));
    expect(found).toEqual([
      ...['/apis/reference/payments.md', '/apis/moving.md', '/llms-full.txt'],
      ...['/shell.txt', '/parts.txt', '/parts/index.txt'],
    ]);
  });

  it('say of Markdown which it is, in UTF-8 (RFC 7763)', () => {
    expect(file('nginx.conf')).toMatch(/^\s+text\/markdown md;$/m);
    expect(file('nginx.conf')).toMatch(/^\s+charset_types [^;]*text\/markdown/m);
    expect(file('Caddyfile')).toContain('Content-Type "text/markdown; charset=utf-8"');
  });

  it('keep to what Cloudflare reads', () => {
    const text = file('cloudflare/_headers');
    expect(blocksOf(text).length).toBeLessThan(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('what is missing', () => {
  // Both hosts go by the path that is asked for, whether or not there is a file: a 404 has the headers of its rule.
  const MISSING = ['/assets/gone-a1b2c3d4.js', '/art/gone.svg', '/share/gone.png', '/gone'];

  it.each(MISSING)('is asked for each time at hosts that go by the path: %s', (path) => {
    for (const [name, headersOf] of [
      ['cloudflare/_headers', cloudflareHeadersOf],
      ['netlify/_headers', netlifyHeadersOf],
    ] as const)
      expect(headersOf(blocksOf(file(name)), path)['Cache-Control'], name).toBe('no-cache');
  });

  it('is kept by no cache behind the web servers, which go by the status', () => {
    expect(file('nginx.conf')).toContain('map $status $site_cache_control {');
    expect(file('Caddyfile')).toMatch(/handle_errors \{\s+header Cache-Control "no-store"/);
  });
});

describe('redirects', () => {
  const rows = (name: string) =>
    file(name)
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [from: string, to: string, status: string]);
  const isDynamic = (from: string) => /[:*]/.test(from);

  it('never hold a rule for all paths, which Cloudflare applies to files too', () => {
    const forAll = (name: string) => rows(name).filter(([from]) => from.includes('*'));
    expect(forAll('cloudflare/_redirects')).toEqual([]);
    // Netlify has what is not there of each language in that language.
    expect(forAll('netlify/_redirects')).toEqual(
      PREFIXES.slice(1).map((prefix) => [`${prefix}/*`, `${prefix}/404.html`, '404']),
    );
  });

  it('keep to what Cloudflare reads: static rules first, known statuses, names without an ending', () => {
    const cloudflare = rows('cloudflare/_redirects');
    const firstDynamic = cloudflare.findIndex(([from]) => isDynamic(from));
    expect(cloudflare.slice(firstDynamic).every(([from]) => isDynamic(from))).toBe(true);
    for (const [from, to, status] of cloudflare) {
      expect(['200', '302', '303']).toContain(status);
      expect(to).not.toMatch(/\.html$/);
      // It would hide a page, or send a listed path in a circle.
      expect(listed).not.toContain(splitPrefix(from, PREFIXES.slice(1)).path);
      const served = [...listed, '/shared'].flatMap((path) => PREFIXES.map((one) => one + path));
      if (status === '200') expect(served).toContain(to);
    }
  });

  it('lead every specified spelling to its page, and /shared home', () => {
    for (const [name, end] of [
      ['cloudflare/_redirects', ''],
      ['netlify/_redirects', '.html'],
    ] as const) {
      const to = new Map(rows(name).map(([from, target, status]) => [from, `${target} ${status}`]));
      for (const path of LISTED_PATHS.filter((one) => !listed.includes(one)))
        expect(to.get(path)).toBe(`${matchRoute(path)?.path}${end} 200`);
      expect(to.get('/shared')).toMatch(/^\/ 302!?$/);
      expect(to.get('/shared/:id')).toBe(`/shared${end} 200`);
    }
  });

  it.each(['cloudflare/_redirects', 'netlify/_redirects'])(
    '%s names no page that a language has not: from its 404.html the application leads there',
    (name) => {
      const named = rows(name).map(([from]) => from);
      expect(named.filter((from) => isElsewhere(from))).toEqual([]);
    },
  );

  it('know the spellings of the specification', () => {
    const others = LISTED_PATHS.filter((path) => !listed.includes(path));
    expect([...SPECIFIED_SPELLINGS].sort()).toEqual(others.sort());
  });
});

describe('patterns of pages', () => {
  const matches = (path: string) =>
    pageRules(languages).filter(({ pattern }) => new RegExp(pattern, 'i').test(path));

  const spelling = fc.tuple(
    fc.constantFrom(...PREFIXES),
    fc.constantFrom(...listed, '/shared', '/shared/a', '/shared/a/b', '/nothing', '/404', ''),
    fc.constantFrom('', '/', '//', '.html', '.html/', '.htm', 'x', '/index', '/index.html'),
    fc.func(fc.boolean()),
  );

  it('match what the router matches, and lead to the same file', () => {
    fc.assert(
      fc.property(spelling, ([language, path, end, isUpper]) => {
        const text = `${language}${path}${end}`.replace(/[a-z]/gi, (letter, at) =>
          isUpper(at) ? letter.toUpperCase() : letter.toLowerCase(),
        );
        const wanted = text.startsWith('/') ? text : `/${text}`;
        const { prefix, path: rest } = splitPrefix(wanted, PREFIXES.slice(1));
        const page = isElsewhere(wanted) ? undefined : matchRoute(rest);
        const found = matches(wanted);
        const elsewhere = elsewherePatterns(languages).flatMap(
          (pattern) => new RegExp(pattern, 'i').exec(wanted)?.[1] ?? [],
        );
        expect(elsewhere.map((one) => matchRoute(one))).toEqual(
          isElsewhere(wanted) ? [matchRoute(rest)] : [],
        );
        expect(found.map((rule) => rule.file)).toEqual(
          page ? [`${prefix}/${htmlFile(page.path)}`] : [],
        );
        // What is not a page and written like one leads home, in the web servers' own notation.
        if (/[^./]\.htm$/.test(wanted)) expect(wanted).not.toMatch(new RegExp(PAGE_LIKE));
      }),
      { numRuns: 2000 },
    );
  });

  it('are in the configuration of both web servers', () => {
    for (const pattern of elsewherePatterns(languages)) {
      expect(file('nginx.conf')).toContain(`"~*${pattern}" $1$site_query;`);
      expect(file('Caddyfile')).toContain(`"~(?i)${pattern}" "\${1}{site_query}"`);
    }
    for (const { pattern, file: target } of pageRules(languages)) {
      expect(file('nginx.conf')).toContain(`"~*${pattern}" ${target};`);
      expect(file('Caddyfile')).toContain(`"~(?i)${pattern}" ${target}`);
    }
  });
});
