import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { openView } from './view.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

const FAILURES = {
  'that is full': 'QuotaExceededError',
  'that fails': 'UnknownError',
  'that is no longer there': 'SecurityError',
};

/** The locker with one document, whose writes of one kind fail from the call on. */
async function openWithDocument() {
  const page = await openView();
  await page.startLocker();
  await page.upload([new File(['text'], 'licence.txt', { type: 'text/plain' })]);
  await vi.waitFor(() => expect(page.useLocker.getState().documents).toHaveLength(1));
  const [document] = page.useLocker.getState().documents;
  if (!document) throw new Error('There is no document.');
  return { page, document };
}

/** Writes fail, and the page is left at the first of them. */
function failAndLeave(name: string, leave: () => void) {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    leave();
    throw new DOMException('It cannot.', name);
  });
}

it.each(Object.entries(FAILURES))(
  'an undo that a disk %s refuses when its page is left is not offered again, and nothing is kept for it',
  async (_, name) => {
    const { page, document } = await openWithDocument();
    await page.deleteLater(document);
    const [offered] = page.useDeleted.getState().documents;
    let left: Promise<void> | undefined;
    const failing = failAndLeave(name, () => {
      left = page.endUndo();
    });
    if (offered) await page.undoDelete(offered);
    await left;
    failing.mockRestore();
    expect(page.useDeleted.getState()).toEqual({ documents: [], forGood: undefined });
    await page.refreshLocker();
    expect([...page.useLocker.getState().present]).toEqual([]);
  },
);

it('a deletion that a full disk refuses when its page is left is asked about no more', async () => {
  const { page, document } = await openWithDocument();
  let left: Promise<void> | undefined;
  failAndLeave('QuotaExceededError', () => {
    left = page.endUndo();
  });
  await page.deleteLater(document);
  await left;
  expect(page.useDeleted.getState()).toEqual({ documents: [], forGood: undefined });
});
