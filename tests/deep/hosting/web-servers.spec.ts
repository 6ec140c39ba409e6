import path from 'node:path';
import { filesIn } from '../../../build/bundling/compress.ts';
import { asTable, audit } from '../../../build/hosting/audit/audit.ts';
import { headerRules } from '../../../build/server/headers.ts';
import { LISTED_PATHS } from '../../e2e/support/listed-paths.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { isInstalled, WEB_SERVERS, type WebServer } from './servers.ts';

const NAMES = Object.keys(WEB_SERVERS) as (keyof typeof WEB_SERVERS)[];

const AS_PAGE = { accept: 'text/html,*/*;q=0.8' };

/** Every header that the rules name, for any path. */
const RULED = [...new Set(headerRules({}, '').flatMap(({ headers }) => Object.keys(headers)))];

/** Paths that are none: unlisted, written oddly, or trying to leave the folder. */
const ODD_PATHS = [
  ...['/no-such-page', '/no/such/page/', '/shared', '/shared/', '/shared.html', '/shared/a/b'],
  ...['/404', '/404.html', '/index', '/index.html', '/products.html', '/CONTACT.HTML', '/contact/'],
  ...['/assets', '/assets/', '/assets/gone-a1b2c3d4.js', '/nothing.txt', '/contact.php', '/.env'],
  ...['/hi/no-such-page', '/hi/nothing.txt', '/hi/404', '/hindi', '/HI/no-such-page'],
  ...['/.git/config', '/contact%20', '/%E0%A4%95', '/contact?x=1&y=%2F'],
];

for (const name of NAMES) {
  test.describe(name, () => {
    test.skip(!isInstalled(name), `Not installed. On Debian or Ubuntu: apt-get install ${name}`);
    let server: WebServer;
    test.beforeAll(async () => {
      server = await WEB_SERVERS[name].start();
    });
    test.afterAll(() => server?.stop());

    test('passes the audit', async () => {
      const verdicts = await audit(server.origin);
      expect(
        verdicts.filter(({ outcome }) => outcome === 'FAIL'),
        asTable(verdicts),
      ).toEqual([]);
      // Nothing is left to the application here.
      expect(verdicts.find(({ name: check }) => check.startsWith('Letter'))?.outcome).toBe('ok');
    });

    test('answers every file and path as the demo server does', async ({ site }) => {
      const files = (await filesIn(site.dist)).map((file) => `/${file}`);
      const paths = [...files, ...LISTED_PATHS, ...ODD_PATHS];
      expect(paths.length).toBeGreaterThan(400);
      for (const target of paths) {
        // The compressed forms are not asked for by name.
        if (path.extname(target) === '.br') continue;
        const [ours, theirs] = await Promise.all(
          [site.origin, server.origin].map((origin) => answerOf(origin + target)),
        );
        expect(theirs, target).toEqual(ours);
      }
    });

    test('lets no error and no redirect be kept', async () => {
      const gone = '/assets/gone-a1b2c3d4.js';
      const asked: [target: string, options: RequestInit, status: number][] = [
        ...[gone, '/assets/worker-files-gone1234.js', '/art/gone.svg', '/share/gone.png'].map(
          (target): [string, RequestInit, number] => [target, {}, 404],
        ),
        ['/parts/gone.txt', {}, 404],
        ['/no-such-page', {}, 404],
        [gone, { headers: AS_PAGE }, 302],
        ['/no-such-page', { headers: AS_PAGE }, 302],
        ['/assets/gone', { headers: AS_PAGE }, 302],
        ['/assets/main.js', { method: 'POST', body: 'x' }, 405],
        ['/share-in', { method: 'POST', body: 'x' }, 303],
      ];
      for (const [target, options, status] of asked) {
        const response = await fetch(server.origin + target, { redirect: 'manual', ...options });
        const found = [response.status, response.headers.get('cache-control')];
        expect(found, target).toEqual([status, 'no-store']);
      }
    });

    test('answers with a whole file or an error that is not kept, for any part that is asked for', async ({
      site,
    }) => {
      const script = (await filesIn(site.dist)).find((file) => /^assets\/.+-.+\.js$/.test(file));
      for (const [name, value] of [
        ['range', 'bytes=99999999-'],
        ['if-match', '"other"'],
        ['if-unmodified-since', 'Sat, 01 Jan 2000 00:00:00 GMT'],
      ] as const) {
        const response = await fetch(`${server.origin}/${script}`, { headers: { [name]: value } });
        const kept = response.headers.get('cache-control');
        expect(
          [
            [200, 'public, max-age=31536000, immutable'],
            [response.status >= 400 && response.status, 'no-store'],
          ],
          name,
        ).toContainEqual([response.status, kept]);
      }
    });

    test('compresses with what the browser takes', async () => {
      const encoded = async (accept: string, file: string) => {
        const headers = { 'accept-encoding': accept };
        return (await fetch(server.origin + file, { headers })).headers.get('content-encoding');
      };
      for (const file of ['/', '/assets/main.js', '/parts.txt', '/art/band-pattern.svg']) {
        expect(await encoded('gzip, deflate, br', file), file).toBe('br');
        expect(await encoded('gzip, deflate', file), file).toBe('gzip');
        expect(await encoded('identity', file)).toBe(null);
      }
    });

    test('keeps nothing that is posted', async () => {
      const large = new Blob([new Uint8Array(30 * 1024 * 1024)]);
      const options = { method: 'POST', body: large, redirect: 'manual' } as const;
      const shared = await fetch(`${server.origin}/share-in`, options);
      expect(shared.status).toBe(303);
      expect((await fetch(`${server.origin}/contact`, { method: 'POST', body: 'x' })).status).toBe(
        405,
      );
    });
  });
}

/** What of an answer the site decides: not its date, tag or compression. */
async function answerOf(url: string) {
  const response = await fetch(url, { headers: AS_PAGE, redirect: 'manual' });
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  if (status !== 200) return { status, location: headers.get('location') };
  return {
    status,
    type: headers.get('content-type')?.split(';')[0],
    ruled: Object.fromEntries(RULED.map((name) => [name, headers.get(name)])),
    body,
  };
}
