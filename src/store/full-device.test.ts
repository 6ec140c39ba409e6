import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { addFile } from '#core/locker/add.ts';
import { deleteDocument } from '#core/locker/change.ts';
import { readLocker } from '#core/locker/database.ts';
import { addToTray } from '#core/locker/tray/add-to-tray.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { trayActions } from '#store/locker-tray-actions.ts';

const file = (name: string) => new File(['papaya'], name);

const keysOf = (store: 'documents' | 'tray') =>
  readLocker([store], async (stores) => (await stores[store].entries()).map(([key]) => key));

/** Each action that needs room, with what it is done to. */
const NEED_ROOM: Record<string, (kept: string, shared: string) => Promise<unknown>> = {
  add: () => lockerActions.add(file('new.txt')),
  rename: (kept) => lockerActions.rename(kept, 'Another name'),
  delete: (kept) => lockerActions.delete(kept),
  'sign in': () => lockerActions.signIn(),
  'keep what was shared': (_, shared) => trayActions.keep([shared]),
};

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(Object.entries(NEED_ROOM))(
  'on a full device “%s” takes the room of what was deleted',
  async (_, act) => {
    const kept = await addFile(file('kept.txt'));
    const deleted = await addFile(file('deleted.txt'));
    await deleteDocument(deleted.id);
    await addToTray(file('shared.txt'), {});
    const [shared = ''] = await keysOf('tray');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await act(kept.id, shared);
    const ids = await keysOf('documents');
    expect(ids).toContain(kept.id);
    expect(ids).not.toContain(deleted.id);
  },
);
