import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openView } from './view.ts';

const file = (name: string, text = name) => new File([text], name, { type: 'text/plain' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

for (const [how, database] of [
  ['is missing', undefined],
  [
    'is refused',
    {
      open() {
        throw new DOMException('Site data is blocked.', 'SecurityError');
      },
    },
  ],
] as const)
  describe(`where IndexedDB ${how}`, () => {
    beforeEach(() => void vi.stubGlobal('indexedDB', database));

    it('says so, and signs in, adds and signs out in memory', async () => {
      const page = await openView();
      await page.startLocker();
      expect(page.useLocker.getState()).toMatchObject({
        ready: true,
        inMemory: true,
        problem: undefined,
      });
      const signingIn = page.signInLater();
      await vi.advanceTimersByTimeAsync(900);
      await signingIn;
      const adding = page.upload([file('licence.txt')]);
      await vi.advanceTimersByTimeAsync(900);
      await adding;
      const titles = () => page.useLocker.getState().documents.map(({ title }) => title);
      expect(titles()[0]).toBe('licence');
      expect(titles()).toHaveLength(4);
      await page.signOutNow();
      expect(page.useLocker.getState()).toMatchObject({ user: undefined, documents: [] });
    });
  });

describe('a database that answers at first and refuses later', () => {
  it('is told, and nothing moves into memory', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const page = await openView();
    vi.useRealTimers();
    await page.startLocker();
    await page.addFile(file('kept.txt'));
    await page.refreshView();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('gone', 'UnknownError');
    });
    await page.refreshView();
    const { inMemory, problem, documents } = page.useLocker.getState();
    expect([inMemory, problem, documents.length]).toEqual([false, 'blocked', 1]);
    vi.restoreAllMocks();
  });
});
