import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openView } from '#tests/unit/features/locker/view.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.restoreAllMocks());

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

/** Writes fail, and somebody leaves the page at each of them. */
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

it('an undo that fails while its page stays is offered again, after any failure', async () => {
  const { page, document } = await openWithDocument();
  await page.deleteLater(document);
  for (const name of Object.values(FAILURES)) {
    const failing = failAndLeave(name, () => {});
    const [offered] = page.useDeleted.getState().documents;
    if (offered) await page.undoDelete(offered);
    failing.mockRestore();
    expect(page.useDeleted.getState().documents).toHaveLength(1);
  }
  const [offered] = page.useDeleted.getState().documents;
  if (offered) await page.undoDelete(offered);
  await vi.waitFor(() => expect(page.useLocker.getState().documents).toHaveLength(1));
});

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

/** Deletes it, leaves the page while that is under way, and deletes it again on the page that is opened again. */
async function deleteTwice({ page, document }: Awaited<ReturnType<typeof openWithDocument>>) {
  const first = page.deleteLater(document);
  const left = page.endUndo();
  await Promise.all([first, left, page.deleteLater(document)]);
}

it('a deletion that ends when its page was left leaves the undo of the next one', async () => {
  const opened = await openWithDocument();
  await deleteTwice(opened);
  const { useDeleted, undoDelete, useLocker } = opened.page;
  const [offered] = useDeleted.getState().documents;
  if (!offered) throw new Error('It is not offered.');
  await undoDelete(offered);
  await vi.waitFor(() => expect(useLocker.getState().documents).toHaveLength(1));
});

it('a deletion that fails when its page was left leaves the undo of the next one', async () => {
  const opened = await openWithDocument();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('It cannot.', 'UnknownError');
  });
  await deleteTwice(opened);
  const { undoOffers } = await import('#core/locker/undo-offers.ts');
  const isOffered = await undoOffers(0);
  expect(isOffered(opened.document.id, 0)).toBe(true);
});
