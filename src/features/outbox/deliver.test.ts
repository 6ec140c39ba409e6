import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { newRecord } from '#core/outbox/record.ts';
import { deliver } from '#features/outbox/delivery/deliver.ts';
import { useOutbox } from '#store/outbox.ts';

vi.mock('#core/outbox/flush.ts');

const ASKED_AGAIN_WITHIN_MS = 10_000;
const flushed = vi.mocked(flush);
const failing = (name: string) => flushed.mockRejectedValueOnce(new DOMException('', name));

beforeEach(() => {
  vi.useFakeTimers();
  flushed.mockResolvedValue({ sent: 0, remaining: 0, nextAt: undefined, stopped: '' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  useOutbox.setState({ records: [] });
});

test('retries storage that answers late, and then stops', async () => {
  failing('TimeoutError');
  await deliver();
  expect(flushed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(ASKED_AGAIN_WITHIN_MS);
  expect(flushed).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10 * ASKED_AGAIN_WITHIN_MS);
  expect(flushed).toHaveBeenCalledTimes(2);
});

test('retries storage that fails once while a message waits', async () => {
  const payload = { from_name: 'A', from_email: 'a@b.example', message: 'Hi' };
  useOutbox.setState({ records: [newRecord({ id: 'a', hash: '', seq: 1 }, payload, 1)] });
  failing('UnknownError');
  await deliver();
  await vi.advanceTimersByTimeAsync(ASKED_AGAIN_WITHIN_MS);
  expect(flushed).toHaveBeenCalledTimes(2);
});

test('does not retry refused storage, where nothing can wait', async () => {
  failing('SecurityError');
  await deliver();
  await vi.advanceTimersByTimeAsync(10 * ASKED_AGAIN_WITHIN_MS);
  expect(flushed).toHaveBeenCalledTimes(1);
});
