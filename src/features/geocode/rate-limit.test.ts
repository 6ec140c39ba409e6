import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let withRateLimit: typeof import('#features/geocode/rate-limit.ts').withRateLimit;
const wanted = () => new AbortController().signal;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  vi.resetModules();
  ({ withRateLimit } = await import('#features/geocode/rate-limit.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A request that takes a time, and notes when it was sent. */
const noting = (sent: number[], takesMs: number) => async () => {
  sent.push(Date.now());
  await new Promise((done) => setTimeout(done, takesMs));
};

it.each([
  ['quick responses', 50, 1_050],
  ['slow responses', 3_000, 4_000],
])(
  'waits a second from the end of one to the beginning of the next: %s',
  async (_name, takesMs, apartMs) => {
    const sent: number[] = [];
    const begun = Date.now();
    const all = [1, 2, 3].map(() => withRateLimit(noting(sent, takesMs), wanted()));
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(all);
    expect(sent.map((time) => time - begun)).toEqual([0, apartMs, 2 * apartMs]);
  },
);

it('returns the response at once, not after the second', async () => {
  await expect(withRateLimit(async () => 'response', wanted())).resolves.toBe('response');
});

it('does not send what was aborted while it was queued', async () => {
  const sent: number[] = [];
  const left = new AbortController();
  const first = withRateLimit(noting(sent, 50), wanted());
  const second = withRateLimit(noting(sent, 50), left.signal);
  const third = withRateLimit(noting(sent, 50), wanted());
  left.abort();
  await expect(second).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all([first, third]);
  expect(sent).toHaveLength(2);
});

it('a failed request counts towards the rate limit and does not block the next one', async () => {
  const failed = withRateLimit(() => Promise.reject(new Error('no network')), wanted());
  await expect(failed).rejects.toThrow('no network');
  const next = withRateLimit(async () => 'response', wanted());
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(next).resolves.toBe('response');
});

it('waits for the other tabs of the device', async () => {
  let free = () => {};
  const others = new Promise<void>((done) => {
    free = done;
  });
  const request = vi.fn((_name: string, _options: LockOptions, work: () => Promise<void>) =>
    others.then(work),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  const sent: number[] = [];
  const mine = withRateLimit(noting(sent, 0), wanted());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  free();
  await vi.advanceTimersByTimeAsync(10);
  await mine;
  expect(sent).toHaveLength(1);
});

it('takes a lock that is not released, once', async () => {
  let isHung = true;
  const request = async (_: string, { signal, steal }: LockOptions, work: () => Promise<void>) => {
    if (steal) isHung = false;
    else if (isHung)
      await new Promise((__, refuse) => {
        signal?.addEventListener('abort', () => refuse(signal.reason));
      });
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const sent: number[] = [];
  const begun = Date.now();
  const both = [1, 2].map(() => withRateLimit(noting(sent, 50), wanted()));
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(both);
  // A request takes ten seconds at most, and a second is kept behind it.
  expect((sent[0] ?? 0) - begun).toBeGreaterThan(11_000);
  expect((sent[0] ?? 0) - begun).toBeLessThan(20_000);
  expect((sent[1] ?? 0) - (sent[0] ?? 0)).toBe(1_050);
});

it('works where the browser refuses locks with all site data', async () => {
  const request = () => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(withRateLimit(async () => 'response', wanted())).resolves.toBe('response');
});
