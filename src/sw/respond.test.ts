import { beforeEach, expect, test, vi } from 'vitest';
import { ORIGIN, SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

const flush = vi.hoisted(() => vi.fn(async (_options?: unknown) => ({ remaining: 0 })));
vi.mock('#core/outbox/flush.ts', () => ({ flush }));

const waitingRecords = vi.hoisted(() => vi.fn(async () => [{}]));
vi.mock('#core/outbox/store.ts', () => ({ waitingRecords }));
vi.mock('#lib/delay.ts', () => ({ delay: async () => {} }));

const build = new SmallBuild({ '/assets/main.js': 'main' }, ' says hello');
let scope: WorkerScope;

beforeEach(async () => {
  flush.mockReset().mockResolvedValue({ remaining: 0 });
  waitingRecords.mockReset().mockResolvedValue([{}]);
  scope = new WorkerScope(build);
  await (await import('./precache.ts')).fillPrecache();
  scope.asked.length = 0;
});

/** What a request is made of, in addition to its address. */
interface Init {
  mode?: string;
  method?: string;
  accept?: string;
}

/** The worker's response as a text, a redirect's target, or undefined if it does not respond. */
async function ask(target: string, init: Init = {}) {
  const response = await respond(target, init);
  return response?.headers.get('location') ?? response?.text();
}

const statusOf = async (target: string) => (await respond(target, { mode: 'cors' }))?.status;

async function respond(target: string, init: Init) {
  const { mode = 'navigate', method = 'GET', accept = '*/*' } = init;
  const request = {
    url: new URL(target, ORIGIN).href,
    method,
    mode,
    headers: new Headers({ accept }),
  };
  const { respondTo } = await import('./respond.ts');
  const waits: Promise<unknown>[] = [];
  const event = { request, waitUntil: (promise: Promise<unknown>) => void waits.push(promise) };
  const response = await respondTo(event as unknown as FetchEvent);
  await Promise.all(waits);
  return response;
}

test('a page is found in any letter case, with slash, query and ending, under all its paths', async () => {
  for (const path of [
    '/apis/MoneyTransfer',
    '/APIS/moneytransfer/?a=1',
    '/retailers/MoneyTransfer',
    '/apis/MoneyTransfer.html',
  ])
    expect(await ask(path), path).toBe('<html>shell /apis/MoneyTransfer says hello</html>');
  expect(await ask('/shared/123')).toContain('/shared says');
  expect(await ask('/?utm_source=x')).toContain('/ says');
  expect(scope.asked).toEqual([]);
});

test('the application too gets a page, which asks for HTML', async () => {
  const money = { mode: 'cors', accept: 'text/html' };
  expect(await ask('/apis/moneyTransfer', money)).toContain('MoneyTransfer says');
  expect(await ask('/apis/moneyTransfer', { mode: 'cors' })).toBeUndefined();
});

test('unlisted pages go home; what looks like a file asks the network first', async () => {
  const home = `${ORIGIN}/`;
  expect(await ask('/nowhere')).toBe(home);
  expect(await ask('/shared')).toBe(home);
  expect(scope.asked).toEqual([]);
  scope.responses = { '/report.eml': 'mail', '/gone.eml': 'unreachable' };
  expect(await ask('/report.eml')).toBe('mail');
  expect(await ask('/gone.eml')).toBe(home);
});

test('the token, the mail call, posts and other origins are left alone', async () => {
  for (const url of ['/online.txt?1', '/api/v1.0/email/send', 'https://tiles.test/contact'])
    expect(await ask(url), url).toBeUndefined();
  expect(await ask('/contact', { method: 'POST' })).toBeUndefined();
  expect(await ask('/nowhere', { mode: 'cors', accept: 'text/html' })).toBeUndefined();
});

test('a page carries the headers of the build', async () => {
  const { respondTo } = await import('./respond.ts');
  const request = {
    url: `${ORIGIN}/contact`,
    method: 'GET',
    mode: 'navigate',
    headers: new Headers(),
  };
  const event = { request, waitUntil: () => {} };
  const response = await respondTo(event as unknown as FetchEvent);
  expect([...(response?.headers ?? [])]).toEqual([
    ['content-security-policy', 'own'],
    ['content-type', 'text/html; charset=utf-8'],
  ]);
});

test("the application gets a page's part", async () => {
  const part = await ask('/parts/contact.txt', { mode: 'cors' });
  expect(part).toContain('/contact says hello');
  expect(part).not.toContain('shell');
});

test('a part that this build has not is missing, so that its document leads home, where no network has it', async () => {
  const part = { mode: 'cors' };
  scope.responses = { '/parts/later.txt': 'later', '/parts/gone.txt': 'unreachable' };
  expect(await ask('/parts/later.txt', part)).toBe('later');
  expect(await statusOf('/parts/gone.txt')).toBe(404);
});

test('a lost file is fetched, checked, kept, and the others with it', async () => {
  scope.cached.clear();
  expect(await ask('/assets/main.js', { mode: 'cors' })).toBe('main');
  expect(scope.paths).toEqual(build.paths);
});

/** Without the record of builds, which is noted during a navigation or at the next one. */
const filesIn = ({ paths }: WorkerScope) => paths.filter((path) => path !== '/.builds');

test('a page whose part or shell is lost is put together all the same', async () => {
  for (const lost of ['/parts/contact.txt', '/shell.txt']) {
    scope.lose(lost);
    expect(await ask('/contact')).toBe('<html>shell /contact says hello</html>');
    expect(filesIn(scope)).toEqual(build.paths);
  }
});

test('a portal is shown in place of a lost page, but not kept', async () => {
  scope.cached.clear();
  const portal = '<h1>Sign in</h1>';
  const responses = Object.keys(build.responses).map((path) => [path, portal]);
  scope.responses = { ...Object.fromEntries(responses), '/apis/moneytransfer': portal };
  expect(await ask('/apis/moneytransfer')).toBe(portal);
  expect(filesIn(scope)).toEqual([]);
});

test('a navigation sends what waits, and a failing outbox breaks no page', async () => {
  flush.mockRejectedValue(new Error('no storage'));
  expect(await ask('/')).toContain('/ says');
  expect(flush).toHaveBeenCalledTimes(1);
  await ask('/assets/main.js', { mode: 'cors' });
  expect(flush).toHaveBeenCalledTimes(1);
});

test('a navigation leaves the send lock alone where nothing waits', async () => {
  waitingRecords.mockResolvedValue([]);
  await ask('/');
  expect(flush).not.toHaveBeenCalled();
  waitingRecords.mockRejectedValue(new Error('no storage'));
  expect(await ask('/')).toContain('/ says');
  expect(flush).not.toHaveBeenCalled();
});

test('a background sync fails while messages wait, so that the browser tries again', async () => {
  const { sendAll } = await import('./outbox-sync.ts');
  await expect(sendAll()).resolves.toBeUndefined();
  flush.mockResolvedValue({ remaining: 2 });
  await expect(sendAll()).rejects.toThrow('2 messages wait');
});

/** The background syncs that the browser has been asked for. */
function syncsOf(isRefused = false) {
  const tags: string[] = [];
  const sync = {
    getTags: async () => [...tags],
    register: async (tag: string) => {
      if (isRefused) throw new DOMException('No page is open.', 'InvalidAccessError');
      tags.push(tag);
    },
  };
  Object.assign(self, { registration: { sync } });
  return tags;
}

test.each([
  [false, []],
  [true, ['outbox']],
])(
  'after its last chance (%j) a sync that leaves something is asked for again',
  async (isLast, asked) => {
    const tags = syncsOf();
    const { sendAll } = await import('./outbox-sync.ts');
    flush.mockResolvedValue({ remaining: 1 });
    await expect(sendAll(isLast)).rejects.toThrow('1 messages wait');
    expect(tags).toEqual(asked);
    flush.mockRejectedValue(new Error('no storage'));
    await expect(sendAll(isLast)).rejects.toThrow('no storage');
    expect(tags).toEqual(asked);
  },
);

test('a navigation that leaves something waiting asks for a sync once, and no other does', async () => {
  const tags = syncsOf();
  await ask('/');
  expect(tags).toEqual([]);
  flush.mockResolvedValue({ remaining: 1 });
  await ask('/');
  await ask('/');
  expect(tags).toEqual(['outbox']);
});

test('a browser that refuses the sync fails neither page nor event', async () => {
  syncsOf(true);
  flush.mockResolvedValue({ remaining: 1 });
  expect(await ask('/')).toContain('/ says');
  const { sendAll } = await import('./outbox-sync.ts');
  await expect(sendAll(true)).rejects.toThrow('1 messages wait');
});

test('a periodic sync sends what waits, and is given back once nothing does', async () => {
  const given: string[] = [];
  const periodicSync = { unregister: async (tag: string) => void given.push(tag) };
  Object.assign(self, { registration: { periodicSync } });
  const { sendPeriodically } = await import('./outbox-sync.ts');
  flush.mockResolvedValue({ remaining: 1 });
  await sendPeriodically();
  expect(given).toEqual([]);
  flush.mockRejectedValue(new Error('no storage'));
  await sendPeriodically();
  flush.mockResolvedValue({ remaining: 0 });
  await sendPeriodically();
  expect(given).toEqual(['outbox']);
  expect(flush).toHaveBeenCalledTimes(3);
});

test('only the one known message makes a worker take over', async () => {
  const { isSkipWaiting } = await import('#core/contract.ts');
  expect(isSkipWaiting({ v: 1, type: 'SKIP_WAITING' })).toBe(true);
  for (const data of [null, undefined, 'SKIP_WAITING', { type: 'SKIP_WAITING' }, { v: 2 }, [], 1])
    expect(isSkipWaiting(data)).toBe(false);
});

test.each([
  // Two languages lead to each other and have no list, so that its path is one of the unknown ones, which lead home.
  [['/hi'], `${ORIGIN}/`],
  [['/hi', '/ta'], 'all languages'],
])('after English, with the languages %o, the path of their list is %s', async (prefixes, said) => {
  vi.resetModules();
  scope = new WorkerScope(build);
  Object.assign(self, {
    __LANGUAGES: Object.fromEntries(prefixes.map((prefix) => [prefix, 'a'.repeat(43)])),
  });
  scope.responses['/languages'] = new Response('all languages');
  expect(await ask('/languages')).toBe(said);
  expect(await ask('/nowhere')).toBe(`${ORIGIN}/`);
});
