import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newRecord } from '#core/outbox/record.ts';
import { asSent } from '#core/outbox/transitions.ts';
import type { OpenStore } from '#core/storage/transactions.ts';

const PAYLOAD = { from_name: 'A', from_email: 'a@b.example', message: 'Hi' };

const message = (id: string, seq: number) => newRecord({ id, hash: '', seq }, PAYLOAD, seq);

/** What the outbox asks of a document. */
class FakePage extends EventTarget {
  visibilityState = 'visible';
}

/** The outbox of an open page with one message that waits. */
async function openPage(queued: () => void = () => {}) {
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  const page = new FakePage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  const [{ refreshOutboxStore }, { useOutbox }, { useStorageStatus }, channel, { browserDevice }] =
    await Promise.all([
      import('#features/outbox/delivery/refresh-outbox-store.ts'),
      import('#store/outbox.ts'),
      import('#store/storage-status.ts'),
      import('#core/outbox/channel.ts'),
      import('#core/outbox/browser-device.ts'),
    ]);
  const change = (work: (messages: OpenStore) => void) =>
    browserDevice.transact(['messages'], 'readwrite', async ({ messages }) => work(messages));
  await change((messages) => messages.put('a', message('a', 1)));
  await refreshOutboxStore(queued);
  const shown = () => {
    const { ready, records } = useOutbox.getState();
    return { ready, waiting: records.length, problem: useStorageStatus.getState().problem };
  };
  const show = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { shown, change, show, ...channel };
}

function stubLocalStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an outbox taken over by a newer version is not shown as empty', async () => {
  const page = await openPage();
  expect(page.shown()).toEqual({ ready: true, waiting: 1, problem: undefined });
  await new Promise((resolve, reject) => {
    const request = indexedDB.open('kolam-outbox', 2);
    request.onblocked = () => reject(new Error('blocked'));
    request.onsuccess = resolve;
  });
  await vi.waitFor(() =>
    expect(page.shown()).toEqual({ ready: true, waiting: 1, problem: 'newer' }),
  );
});

test('a message of a newer version is told as long as it waits, and not taken for an empty outbox', async () => {
  stubLocalStorage();
  const { schema } = message('b', 2);
  const page = await openPage();
  await page.change((messages) => {
    messages.put('a', asSent(message('a', 1), 1));
    messages.put('b', { ...asSent(message('b', 2), 1), schema: schema + 1 });
  });
  page.show('visible');
  await vi.waitFor(() => expect(page.shown()).toMatchObject({ waiting: 0, problem: undefined }));
  await page.change((messages) => messages.put('b', { ...message('b', 2), schema: schema + 1 }));
  page.show('visible');
  await vi.waitFor(() => expect(page.shown()).toMatchObject({ waiting: 0, problem: 'newer' }));
});

test('a message of a newer version that vanishes after all was noted is lost, and is told', async () => {
  stubLocalStorage();
  const { countLost } = await import('#features/outbox/delivery/lost-messages.ts');
  const { storeWaitingIds } = await import('#store/waiting-ids.ts');
  storeWaitingIds(['of-a-newer-version']);
  expect(countLost([], new Set(['of-a-newer-version']))).toBe(0);
  expect(countLost([], new Set())).toBe(1);
});

test('an outbox deleted under an open page is empty at once', async () => {
  const page = await openPage();
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('kolam-outbox');
    request.onblocked = () => reject(new Error('blocked'));
    request.onsuccess = resolve;
  });
  await vi.waitFor(() =>
    expect(page.shown()).toEqual({ ready: true, waiting: 0, problem: undefined }),
  );
});

test('a message rewritten by a newer version is not lost; a vanished one is', async () => {
  stubLocalStorage();
  const page = await openPage();
  const { useOutbox } = await import('#store/outbox.ts');
  const lost = () => [useOutbox.getState().records.length, useOutbox.getState().lost];
  await page.change((messages) => messages.put('b', message('b', 2)));
  page.announceChange();
  await vi.waitFor(() => expect(lost()).toEqual([2, 0]));
  await page.change((messages) => messages.put('a', { schema: 99, text: 'in another form' }));
  page.announceChange();
  await vi.waitFor(() => expect(lost()).toEqual([1, 0]));
  await page.change((messages) => messages.delete('b'));
  page.announceChange();
  await vi.waitFor(() => expect(lost()).toEqual([0, 1]));
});

test('announces a delivery made in the background once somebody looks', async () => {
  stubLocalStorage();
  const page = await openPage();
  const { useToasts } = await import('#store/toasts.ts');
  const told = () => useToasts.getState().toasts.map(({ text }) => text);
  page.show('hidden');
  await page.change((messages) => messages.put('a', asSent(message('a', 1), 1)));
  page.announceChange();
  await vi.waitFor(() => expect(page.shown().waiting).toBe(0));
  expect(told()).toEqual([]);
  page.show('visible');
  await vi.waitFor(() => expect(told()).toEqual(['1 message sent.']));
});

test('an open page shows what another tab saves, and its delivery', async () => {
  const queued = vi.fn();
  const page = await openPage(queued);
  const saved = { ...message('b', 2), inForm: true, nextAt: Date.now() + 30_000 };
  await page.change((messages) => messages.put('b', saved));
  page.announceChange();
  await vi.waitFor(() => expect(page.shown().waiting).toBe(2));
  // Its author waits for what comes of it.
  expect(queued).not.toHaveBeenCalled();
  await page.change((messages) =>
    messages.put('b', { ...saved, inForm: false, nextAt: Date.now() }),
  );
  page.announceChange();
  await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(1));
});

test('retries storage that fails under an open page, and loses no message', async () => {
  const page = await openPage();
  const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to the database was lost.', 'UnknownError');
  });
  page.announceChange();
  await vi.waitFor(() =>
    expect(page.shown()).toEqual({ ready: true, waiting: 1, problem: 'busy' }),
  );
  failing.mockRestore();
  await vi.waitFor(
    () => expect(page.shown()).toEqual({ ready: true, waiting: 1, problem: undefined }),
    { timeout: 5_000 },
  );
});
