import { beforeEach, expect, test, vi } from 'vitest';
import {
  DAMAGES,
  ORIGIN,
  type Served,
  SmallBuild,
  WorkerScope,
} from '#tests/unit/sw/worker-scope.ts';

vi.mock('#core/outbox/store.ts', () => ({ waitingRecords: async () => [] }));
vi.mock('#lib/delay.ts', () => ({ delay: async () => {} }));

const SCRIPT = '/assets/part-1a2b3c4d.js';
const build = new SmallBuild({ '/assets/main.js': 'main', [SCRIPT]: 'part', '/art/a.svg': 'a' });
const PAGE = '<html>shell /contact</html>';
let scope: WorkerScope;

beforeEach(async () => {
  scope = new WorkerScope(build);
  await (await import('./precache.ts')).fillPrecache();
  await (await import('./prune-cache.ts')).pruneCache();
  scope.asked.length = 0;
});

/** The worker's response to a page's request, once all background work is done. */
async function ask(path: string, mode = 'cors'): Promise<Response> {
  const { respondTo } = await import('./respond.ts');
  const waits: Promise<unknown>[] = [];
  const request = { url: ORIGIN + path, method: 'GET', mode, headers: new Headers() };
  const event = { request, waitUntil: (promise: Promise<unknown>) => void waits.push(promise) };
  const response = await respondTo(event as unknown as FetchEvent);
  await Promise.all(waits);
  return response as Response;
}

/** No network at all. */
function goOffline(): void {
  const paths = [...build.paths, '/parts.txt', '/contact'];
  scope.responses = Object.fromEntries(
    paths.map((path): [string, Served] => [path, 'unreachable']),
  );
}

/** Everything that is cached, by path. */
async function cachedTexts(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [key, held] of scope.cached) texts[new URL(key).pathname] = await held.clone().text();
  return texts;
}

for (const how of DAMAGES) {
  test(`a page whose part or shell is ${how} is fetched again, and kept`, async () => {
    const before = await cachedTexts();
    for (const path of ['/parts/contact.txt', '/shell.txt']) {
      await scope.damage(path, how);
      expect(await (await ask('/contact', 'navigate')).text()).toBe(PAGE);
      expect(scope.asked.map(({ path: asked }) => asked)).toEqual([path]);
      expect(await cachedTexts()).toEqual(before);
      scope.asked.length = 0;
      expect(await (await ask('/contact', 'navigate')).text()).toBe(PAGE);
      expect(scope.asked).toEqual([]);
    }
  });

  test(`a file that is ${how} is fetched again, and all other damaged ones with it`, async () => {
    const before = await cachedTexts();
    for (const path of [SCRIPT, '/art/a.svg', '/parts/services.txt']) await scope.damage(path, how);
    expect(await (await ask(SCRIPT)).text()).toBe('part');
    expect(await cachedTexts()).toEqual(before);
  });

  test(`a page that is ${how} says so without a network, and is there again with it`, async () => {
    await scope.damage('/parts/contact.txt', how);
    goOffline();
    const response = await ask('/contact', 'navigate');
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('waiting for /contact');
    expect(response.headers.get('content-security-policy')).toBe('own');
    expect(await (await ask('/services', 'navigate')).text()).toBe('<html>shell /services</html>');
    scope.responses = build.responses;
    expect(await (await ask('/contact', 'navigate')).text()).toBe(PAGE);
  });

  test(`a script that is ${how} is no script without a network`, async () => {
    await scope.damage(SCRIPT, how);
    goOffline();
    expect((await ask(SCRIPT)).type).toBe('error');
  });
}

test('bytes that could not be read for a moment are not lost', async () => {
  const match = scope.cache.match;
  let failures = 1;
  scope.cache.match = async (...request) => {
    if (failures-- > 0) throw new Error('Disk is busy');
    return match(...request);
  };
  goOffline();
  expect(await (await ask(SCRIPT)).text()).toBe('part');
  failures = 2;
  expect((await ask(SCRIPT)).type).toBe('error');
  expect(await (await ask(SCRIPT)).text()).toBe('part');
});

test('a damaged file is shown on a full device too', async () => {
  await scope.damage(SCRIPT, 'flipped');
  scope.room = 0;
  expect(await (await ask(SCRIPT)).text()).toBe('part');
});

test('what is damaged on the way is asked for where nothing has kept it', async () => {
  const { fetch } = scope;
  vi.stubGlobal('fetch', async (target: string | Request, init?: RequestInit) => {
    const response = await fetch(target, init);
    return String(target).includes('?v=') ? response : new Response('tampered');
  });
  await scope.damage(SCRIPT, 'flipped');
  expect(await (await ask(SCRIPT)).text()).toBe('part');
});

test('what the network has in place of a file with a hash in its name is never handed on', async () => {
  await scope.damage(SCRIPT, 'flipped');
  scope.responses = { ...build.responses, [SCRIPT]: 'tampered' };
  expect((await ask(SCRIPT)).type).toBe('error');
  expect(Object.keys(await cachedTexts())).not.toContain(SCRIPT);
});

test('another deployment’s file under the same name is handed on, and not kept', async () => {
  const newer: Record<string, Served> = { '/assets/main.js': 'newer', '/art/a.svg': 'newer' };
  for (const path of Object.keys(newer)) {
    await scope.damage(path, 'flipped');
    scope.responses = { ...build.responses, ...newer };
    expect(await (await ask(path)).text()).toBe('newer');
    expect(Object.keys(await cachedTexts())).not.toContain(path);
  }
});

test('a damaged file of the build before is not handed on', async () => {
  const key = [...scope.cached.keys()].find((held) => held.includes(SCRIPT)) as string;
  const older = key.replace('part', 'old');
  scope.cached.set(older, new Response('part'));
  expect(await (await ask('/assets/old-1a2b3c4d.js')).text()).toBe('part');
  await scope.damage('/assets/old-1a2b3c4d.js', 'flipped');
  expect((await ask('/assets/old-1a2b3c4d.js')).status).toBe(404);
  expect(scope.cached.has(older)).toBe(false);
});

test('of two that the builds before had under one name, the one that is whole is handed on', async () => {
  const key = [...scope.cached.keys()].find((held) => held.includes(SCRIPT)) as string;
  const [older, version] = key.replace('part', 'old').split('?v=') as [string, string];
  scope.cached.set(`${older}?v=${'x'.repeat(version.length)}`, new Response('flipped'));
  scope.cached.set(`${older}?v=${version}`, new Response('part'));
  expect(await (await ask('/assets/old-1a2b3c4d.js')).text()).toBe('part');
});

test('where storage is refused the network has a file of another build', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('', 'SecurityError')),
    match: () => Promise.reject(new DOMException('', 'SecurityError')),
  });
  scope.responses = { '/assets/old-1a2b3c4d.js': 'old' };
  expect(await (await ask('/assets/old-1a2b3c4d.js')).text()).toBe('old');
});

test('what another cache of the origin has under the key of a file is not handed on', async () => {
  const key = [...scope.cached.keys()].find((held) => held.includes(SCRIPT)) as string;
  scope.elsewhere.set(key.slice(ORIGIN.length), new Response('another'));
  scope.elsewhere.set(key, new Response('another'));
  goOffline();
  expect(await (await ask(SCRIPT)).text()).toBe('part');
});

test('files carry the headers of the build, despite the headers in the cache', async () => {
  for (const [key, held] of scope.cached) {
    const headers = { 'content-type': 'text/html', 'content-security-policy': '', 'x-evil': '1' };
    scope.cached.set(key, new Response(await held.arrayBuffer(), { headers, status: 404 }));
  }
  const response = await ask('/art/a.svg');
  expect(response.status).toBe(200);
  expect([...response.headers]).toEqual([
    ['content-security-policy', 'own'],
    ['content-type', 'image/svg+xml'],
  ]);
});
