import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceLater } from './once-later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs once for all who ask before, and can be asked again after', async () => {
  const job = vi.fn();
  const later = onceLater(1_000, job);
  expect(later.isAsked()).toBe(false);
  later.ask();
  later.ask();
  expect(later.isAsked()).toBe(true);
  await vi.advanceTimersByTimeAsync(999);
  expect(job).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([job.mock.calls.length, later.isAsked()]).toEqual([1, false]);
  later.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job).toHaveBeenCalledTimes(2);
});
