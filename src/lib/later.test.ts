import { expect, test, vi } from 'vitest';
import { later } from '#lib/later.ts';

const part = { name: 'part' };

test('nothing is loaded before it is asked for', async () => {
  const load = vi.fn(async () => part);
  const loaded = later(load);
  expect(load).not.toHaveBeenCalled();
  expect(await loaded.load()).toBe(part);
});

test('a failed load is tried again at the next call, and who asked learns of it', async () => {
  const load = vi.fn(async () => part).mockRejectedValueOnce(new Error('no network'));
  const failing = later(load);
  await expect(failing.load()).rejects.toThrow('no network');
  expect(await failing.load()).toBe(part);
});

test('a hint that fails rejects nothing, and the press after it loads', async () => {
  const load = vi.fn(async () => part).mockRejectedValueOnce(new Error('no network'));
  const hinted = later(load);
  hinted.hint();
  expect(await hinted.load()).toBe(part);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what nobody asked for is handed on once it is here, and left out quietly where it is not', async () => {
  const use = vi.fn();
  const load = vi.fn(async () => part).mockRejectedValueOnce(new Error('no network'));
  const unasked = later(load);
  await unasked.run(use);
  expect(use).not.toHaveBeenCalled();
  await unasked.run(use);
  expect(use).toHaveBeenCalledExactlyOnceWith(part);
});

test('a fault in the part itself is not taken for one of the network', async () => {
  const unasked = later(async () => part);
  await expect(
    unasked.run(() => {
      throw new Error('a fault');
    }),
  ).rejects.toThrow('a fault');
});
