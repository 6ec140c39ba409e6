import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openView } from '#tests/unit/features/locker/view.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => void vi.useRealTimers());

it('an undo that a full disk refuses costs no document, and is offered again', async () => {
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
  // A visitor who waits for long.
  await vi.advanceTimersByTimeAsync(3_600_000);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const [first] = offered();
  if (first) await page.undoDelete(first);
  expect(page.useLocker.getState().problem).toBe('full');
  expect(offered()).toHaveLength(1);

  full.mockRestore();
  const [second] = offered();
  if (second) await page.undoDelete(second);
  await vi.waitFor(() => expect(titles()).toEqual(['licence']));
  // The page is left.
  await page.endUndo();
  await page.refreshLocker();
  expect(titles()).toEqual(['licence']);
  expect(offered()).toEqual([]);
});
