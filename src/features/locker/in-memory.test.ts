import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateDatabases } from '#tests/unit/core/storage/late-databases.ts';
import { openView } from '#tests/unit/features/locker/view.ts';

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

describe('a database that does not open', () => {
  let device: IDBFactory;
  const state = (page: Awaited<ReturnType<typeof openView>>) => {
    const { inMemory, ready, problem, documents } = page.useLocker.getState();
    return { inMemory, ready, problem, titles: documents.map(({ title }) => title) };
  };
  const unknown = { inMemory: false, ready: false, problem: 'busy', titles: [] };
  const found = { inMemory: false, ready: true, problem: undefined, titles: ['kept'] };

  beforeEach(async () => {
    vi.stubGlobal('localStorage', {});
    device = new IDBFactory();
    vi.stubGlobal('indexedDB', device);
    vi.useRealTimers();
    await (await openView()).addFile(file('kept.txt'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });

  it('and answers late is not shown as empty, and appears when it does', async () => {
    const late = lateDatabases(device);
    vi.stubGlobal('indexedDB', late.factory);
    const page = await openView();
    const starting = page.startLocker();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state(page)).toEqual(unknown);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state(page)).toEqual(unknown);
    late.answer();
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(state(page)).toEqual(found));
    await starting;
  });

  it('and then does is read, and files added meanwhile were refused', async () => {
    const open = vi.spyOn(device, 'open').mockImplementation(() => {
      const request = { error: new DOMException('backing store', 'UnknownError') };
      queueMicrotask(() => (request as IDBOpenDBRequest).onerror?.(new Event('error')));
      return request as IDBOpenDBRequest;
    });
    const page = await openView();
    await page.startLocker();
    expect(state(page)).toEqual({ ...unknown, problem: 'broken' });
    await page.upload([file('lost.txt')]);
    expect(page.useUploads.getState().refused).toEqual([{ name: 'lost.txt', reason: 'broken' }]);
    const asked = open.mock.calls.length;
    page.announceChange();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open, 'nor is it asked without end').toHaveBeenCalledTimes(asked);
    open.mockRestore();
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(state(page)).toEqual(found));
  });

  it('because site data is refused is replaced by memory', async () => {
    vi.spyOn(device, 'open').mockImplementation(() => {
      const request = { error: new DOMException('denied', 'UnknownError') };
      queueMicrotask(() => (request as IDBOpenDBRequest).onerror?.(new Event('error')));
      return request as IDBOpenDBRequest;
    });
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const page = await openView();
    await page.startLocker();
    expect(state(page)).toEqual({ inMemory: true, ready: true, problem: undefined, titles: [] });
  });
});

describe('a database that answers at first and refuses later', () => {
  it('is reported, and nothing moves into memory', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const page = await openView();
    vi.useRealTimers();
    await page.startLocker();
    await page.addFile(file('kept.txt'));
    await page.refreshLocker();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('gone', 'UnknownError');
    });
    await page.refreshLocker();
    const { inMemory, problem, documents } = page.useLocker.getState();
    expect([inMemory, problem, documents.length]).toEqual([false, 'broken', 1]);
    vi.restoreAllMocks();
  });
});
