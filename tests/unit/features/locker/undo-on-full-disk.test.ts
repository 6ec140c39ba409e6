import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNDO_MS } from '../../../../src/core/locker/limits.ts';
import { openView } from './view.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => void vi.useRealTimers());

it('an undo that a full disk refuses in the last moment costs no document, and is offered again', async () => {
  const page = await openView();
  await page.startLocker();
  const adding = page.upload([new File(['text'], 'licence.txt', { type: 'text/plain' })]);
  await vi.advanceTimersByTimeAsync(900);
  await adding;
  const titles = () => page.useLocker.getState().documents.map(({ title }) => title);
  const offered = () => page.useDeleted.getState().documents;
  await vi.waitFor(() => expect(titles()).toEqual(['licence']));

  const [document] = page.useLocker.getState().documents;
  if (document) void page.deleteLater(document);
  await vi.waitFor(() => expect(offered()).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(UNDO_MS - 100);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const [first] = offered();
  if (first) await page.undoDelete(first);
  expect(page.useLocker.getState().problem).toBe('full');
  expect(offered()).toHaveLength(1);

  // The time of the first offer ends.
  await vi.advanceTimersByTimeAsync(1_000);
  full.mockRestore();
  const [second] = offered();
  if (second) await page.undoDelete(second);
  await vi.waitFor(() => expect(titles()).toEqual(['licence']));
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  await page.refreshLocker();
  expect(titles()).toEqual(['licence']);
  expect(offered()).toEqual([]);
});
