import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASES } from '#core/storage/databases.ts';
import { mayHoldMessages } from '#features/outbox/delivery/may-hold-messages.ts';
import { LOCAL } from '#store/keys.ts';

const others = [{ name: DATABASES.stores.name }, { name: DATABASES.locker.name }];
const outbox = { name: DATABASES.outbox.name };
const refused = () => {
  throw new DOMException('', 'SecurityError');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each<[string, boolean, object, object?]>([
  ['a browser that never had a message', false, { databases: async () => others }],
  ['a browser with nothing at all', false, { databases: async () => [] }],
  ['a database that cannot be opened', true, { databases: async () => [outbox], open: refused }],
  [
    'ids of messages whose database is gone',
    true,
    { databases: async () => [] },
    { getItem: (key: string) => (key === LOCAL.waitingMessages ? '["a"]' : null) },
  ],
  [
    'blocked localStorage and no database',
    false,
    { databases: async () => [] },
    { getItem: refused },
  ],
  ['Firefox before 126, which lists none', true, {}],
  ['a list that is refused', true, { databases: async () => refused() }],
  ['a list that throws', true, { databases: refused }],
  ['a list that never comes', true, { databases: () => new Promise(() => {}) }],
])('%s: %s', async (_, expected, indexedDB, localStorage) => {
  vi.stubGlobal('indexedDB', indexedDB);
  if (localStorage) vi.stubGlobal('localStorage', localStorage);
  const answer = mayHoldMessages();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toBe(expected);
});

test.each<[string, boolean, (database: IDBDatabase) => void]>([
  ['has no message', false, () => {}],
  [
    'has one',
    true,
    (database) =>
      void database.transaction('messages', 'readwrite').objectStore('messages').put({}, 'a'),
  ],
])('a database that %s: %s, and is closed again', async (_, expected, fill) => {
  vi.useRealTimers();
  const device = new IDBFactory();
  vi.stubGlobal('indexedDB', device);
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = device.open(DATABASES.outbox.name, DATABASES.outbox.version);
    opening.onupgradeneeded = () => void opening.result.createObjectStore('messages');
    opening.onsuccess = () => resolve(opening.result);
  });
  fill(database);
  database.close();
  expect(await mayHoldMessages()).toBe(expected);
  // A connection that stays open would block this.
  await new Promise((resolve) => {
    device.deleteDatabase(DATABASES.outbox.name).onsuccess = resolve;
  });
});

test('a database that goes after it was listed is not created again', async () => {
  vi.useRealTimers();
  const device = new IDBFactory();
  vi.stubGlobal('indexedDB', {
    databases: async () => [outbox],
    open: (name: string) => device.open(name),
  });
  expect(await mayHoldMessages()).toBe(true);
  expect(await device.databases()).toEqual([]);
});
