import { beforeEach, expect, test, vi } from 'vitest';
import { useUpdate } from '#store/update-status.ts';
import { installFirst } from './first-install.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();
const installNow = () => useUpdate.getState().installNow;

/** A worker whose installation ends as told. */
class Worker extends EventTarget {
  state = 'installing';
  end(state: 'installed' | 'redundant') {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A registration of the worker, the first of a browser. */
const registrationOf = (installing: Worker) =>
  ({ installing, waiting: null, active: null }) as unknown as ServiceWorkerRegistration;

/** What the browser does with each registration: `lost` fetches no script, `cut` fails in the middle. */
function registering(...outcomes: ('lost' | 'cut' | 'installed' | 'there' | 'refused')[]) {
  const register = vi.fn(async () => {
    const outcome = outcomes.shift() ?? 'lost';
    if (outcome === 'lost') throw new TypeError('Failed to fetch the script.');
    if (outcome === 'refused') throw new DOMException('No workers.', 'SecurityError');
    if (outcome === 'there') return { active: {} } as ServiceWorkerRegistration;
    const worker = new Worker();
    setTimeout(() => worker.end(outcome === 'cut' ? 'redundant' : 'installed'), 100);
    return registrationOf(worker);
  });
  return register;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  page.hidden = false;
  useUpdate.setState({ installNow: undefined });
});

test('a worker that is there is left alone', async () => {
  const register = registering('there');
  await installFirst(register);
  expect(register).toHaveBeenCalledTimes(1);
  expect(installNow()).toBeUndefined();
});

test('an installation that fails is tried again, each time later', async () => {
  const register = registering('cut', 'lost', 'cut', 'installed');
  const installed = installFirst(register);
  for (const [tries, seconds] of [
    [1, 5],
    [2, 9],
    [3, 19],
  ] as const) {
    await pass(seconds);
    expect(register).toHaveBeenCalledTimes(tries);
    await pass(1);
    expect(register).toHaveBeenCalledTimes(tries + 1);
  }
  await pass(1);
  await installed;
  expect(installNow()).toBeUndefined();
});

test('a network that stays away is asked for once an hour at last', async () => {
  const register = registering();
  void installFirst(register);
  await pass(24 * 60 * 60);
  const before = register.mock.calls.length;
  expect(before).toBeLessThan(40);
  await pass(60 * 60);
  expect(register.mock.calls.length - before).toBe(1);
});

test('a network that is back is used after five seconds, however often it comes and goes', async () => {
  const register = registering('lost', 'lost', 'lost', 'lost', 'installed');
  const installed = installFirst(register);
  await pass(5 + 10 + 20);
  expect(register).toHaveBeenCalledTimes(4);
  for (let count = 0; count < 10; count++) browser.dispatchEvent(new Event('online'));
  await pass(4);
  expect(register).toHaveBeenCalledTimes(4);
  await pass(2);
  expect(register).toHaveBeenCalledTimes(5);
  await installed;
});

test('who comes back to the page waits a minute at most, and no longer where the network is back', async () => {
  const register = registering(...Array<'lost'>(6).fill('lost'), 'lost', 'installed');
  const installed = installFirst(register);
  await pass(5 + 10 + 20 + 40 + 80);
  expect(register).toHaveBeenCalledTimes(6);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(50);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(9);
  expect(register).toHaveBeenCalledTimes(6);
  await pass(2);
  expect(register).toHaveBeenCalledTimes(7);
  browser.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(6);
  expect(register).toHaveBeenCalledTimes(8);
  await installed;
});

test('who asks is told what came of it', async () => {
  const register = registering('cut', 'lost', 'installed');
  const installed = installFirst(register);
  await pass(1);
  const failing = expect(installNow()?.()).rejects.toThrow('The network is gone.');
  expect(installNow()).toBeUndefined();
  await pass(1);
  await failing;
  const asked = installNow()?.();
  await pass(1);
  await asked;
  await installed;
  expect(register).toHaveBeenCalledTimes(3);
});

test('a browser that refuses workers is asked once', async () => {
  const register = registering('refused');
  await expect(installFirst(register)).rejects.toThrow('No workers.');
  await pass(60 * 60);
  expect(register).toHaveBeenCalledTimes(1);
});
