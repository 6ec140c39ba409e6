import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR_MS = 60 * 60_000;

/** When our own server was asked, in milliseconds since the beginning. */
let asked: number[];
let answer: () => Promise<Response>;
let page: EventTarget;
let isReachable: typeof import('#core/network/reachability.ts').isReachable;

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  const begun = Date.now();
  answer = async () => new Response('kolam-online\n');
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => {
    asked.push(Date.now() - begun);
    return answer();
  });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  ({ isReachable } = await import('#core/network/reachability.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sayOffline() {
  vi.stubGlobal('navigator', { onLine: false });
}
function noNetwork() {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** The queue asks every eight seconds while messages wait. */
async function askFor(ms: number) {
  for (let passed = 0; passed < ms; passed += 8_000) {
    await isReachable(true);
    await vi.advanceTimersByTimeAsync(8_000);
  }
}

test('does not believe a browser that reports no network on a working one', async () => {
  sayOffline();
  expect(await isReachable()).toBe(true);
  expect(await isReachable(true)).toBe(true);
});

test.each([
  ['where browser and server say no', sayOffline, noNetwork],
  ['where our server is away', () => {}, noNetwork],
  ['where something else answers', () => {}, async () => new Response('<h1>Log in</h1>')],
])('%s, the first asking comes soon and later ones rarely', async (_, say, given) => {
  say();
  answer = given;
  await askFor(2 * HOUR_MS);
  expect(asked.filter((at) => at < 60_000).length).toBeGreaterThanOrEqual(3);
  const afterTenMinutes = asked.filter((at) => at >= 10 * 60_000);
  const inAnHour = afterTenMinutes.filter((at) => at < 10 * 60_000 + HOUR_MS);
  expect(inAnHour.length).toBeLessThanOrEqual(12);
  expect(inAnHour.length).toBeGreaterThanOrEqual(6);
});

test.each([0, 0.9])('devices ask at different times (%d)', async (random) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  sayOffline();
  answer = noNetwork;
  await isReachable(true);
  await vi.advanceTimersByTimeAsync(9_000);
  await isReachable(true);
  expect(asked).toHaveLength(random === 0 ? 2 : 1);
  vi.restoreAllMocks();
});

test('a press asks the server again', async () => {
  sayOffline();
  answer = noNetwork;
  await askFor(HOUR_MS);
  // Where a question is due in this very moment, this is it, and the next one is not.
  await isReachable(true);
  answer = async () => new Response('kolam-online');
  expect(await isReachable(true)).toBe(false);
  expect(await isReachable()).toBe(true);
});

test('asks the server at once when the browser reports a network again', async () => {
  sayOffline();
  answer = noNetwork;
  await askFor(HOUR_MS);
  vi.stubGlobal('navigator', { onLine: true });
  answer = async () => new Response('kolam-online');
  expect(await isReachable(true)).toBe(true);
});

test.each([
  ['a browser that says of a new network', 'online'],
  ['a visitor who looks at the page again', 'visibilitychange'],
])('%s has the server asked at once', async (_, sign) => {
  answer = noNetwork;
  await askFor(HOUR_MS);
  // Where a question is due in this very moment, this is it, and the next one is not.
  await isReachable(true);
  answer = async () => new Response('kolam-online');
  expect(await isReachable(true)).toBe(false);
  page.dispatchEvent(new Event(sign));
  expect(await isReachable(true)).toBe(true);
});

test('setting the clock back delays no question', async () => {
  sayOffline();
  answer = noNetwork;
  await isReachable(true);
  vi.setSystemTime(Date.now() - 365 * 24 * HOUR_MS);
  answer = async () => new Response('kolam-online');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await isReachable(true)).toBe(true);
});

test.each([
  ['a refusal', async () => new Response('', { status: 403 })],
  ['another page', async () => new Response('<h1>Log in</h1>')],
  ['no network', noNetwork],
])('%s is not an answer of ours', async (_, given) => {
  answer = given;
  expect(await isReachable()).toBe(false);
});
