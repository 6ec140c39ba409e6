import { afterEach, expect, test, vi } from 'vitest';
import { withSendLock } from '#core/outbox/send-lock.ts';

type Work = (lock: object | null) => unknown;

/** A browser whose `navigator.locks.request` does this. */
const locksThat = (request: (options: LockOptions, work: Work) => Promise<unknown>) =>
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, options: LockOptions, work: Work) => request(options, work),
    },
  });

const aborted = ({ signal }: LockOptions) =>
  new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)));

afterEach(() => void vi.unstubAllGlobals());

test.each([0, 1_000])(
  'runs the work under the lock, and hands on what comes of it (%i ms)',
  async (ms) => {
    locksThat(async (_, work) => work({}));
    expect(await withSendLock(ms, async () => 'done')).toBe('done');
    const failing = withSendLock(ms, () => Promise.reject(new DOMException('', 'SecurityError')));
    await expect(failing).rejects.toMatchObject({ name: 'SecurityError' });
  },
);

test('says "busy" if the lock is not free in time, and does not run the work', async () => {
  const work = vi.fn(async () => 'done');
  locksThat(async (_, take) => take(null));
  expect(await withSendLock(0, work)).toBe('busy');
  locksThat(aborted);
  expect(await withSendLock(10, work)).toBe('busy');
  expect(work).not.toHaveBeenCalled();
});

test.each([
  [0, { ifAvailable: true }],
  [1_000, { signal: expect.any(AbortSignal) }],
  ['steal', { steal: true }],
] as const)('asks for the lock as it is to be had: %s', async (waitMs, expected) => {
  const asked: LockOptions[] = [];
  locksThat(async (options, work) => {
    asked.push(options);
    return work({});
  });
  await withSendLock(waitMs, async () => 'done');
  expect(asked).toEqual([expected]);
});

test.each([0, 1_000])(
  'runs the work in a browser that has no locks, or blocks them with storage (%i ms)',
  async (ms) => {
    const work = vi.fn(async () => 'done');
    locksThat(() => Promise.reject(new DOMException('', 'SecurityError')));
    expect(await withSendLock(ms, work)).toBe('done');
    vi.stubGlobal('navigator', {});
    expect(await withSendLock(ms, work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  },
);

test('says "busy" if the lock is stolen during the work, and can steal it itself', async () => {
  let steal = () => {};
  const request = (options: LockOptions, work: Work): Promise<unknown> =>
    new Promise((resolve, refuse) => {
      if (options.steal) steal();
      steal = () => refuse(new DOMException('', 'AbortError'));
      Promise.resolve(work({})).then(resolve, refuse);
    });
  locksThat(request);
  const robbed = withSendLock(0, () => new Promise<string>(() => {}));
  expect(await withSendLock('steal', async () => 'done')).toBe('done');
  expect(await robbed).toBe('busy');
});

test('hands on an AbortError of the work itself, such as a database throws', async () => {
  locksThat(async (_, work) => work({}));
  const failing = withSendLock(0, () => Promise.reject(new DOMException('', 'AbortError')));
  await expect(failing).rejects.toMatchObject({ name: 'AbortError' });
});
