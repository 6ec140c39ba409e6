import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { createGuardedStorage } from './guarded-storage.ts';
import type { KeyValueStore } from './idb-storage.ts';
import { useStorageStatus } from './storage-status.ts';

interface State {
  name: string;
}

const parse = (stored: unknown): State | undefined => {
  const { name } = (stored ?? {}) as Partial<State>;
  return typeof name === 'string' ? { name } : undefined;
};

const cleared = () => ({ name: 'cleared' });

/** A disk whose reads and writes can be made to fail. */
class Disk implements KeyValueStore {
  readonly values = new Map<string, unknown>();
  readError: Error | undefined;
  writeError: Error | undefined;

  async get<T>(key: string): Promise<T | undefined> {
    if (this.readError) throw this.readError;
    return structuredClone(this.values.get(key)) as T | undefined;
  }
  async set(key: string, value: unknown): Promise<void> {
    if (this.writeError) throw this.writeError;
    this.values.set(key, structuredClone(value));
  }
  async delete(key: string): Promise<void> {
    if (this.writeError) throw this.writeError;
    this.values.delete(key);
  }
}

let disk: Disk;

function openStore(version = 2, migrations?: Record<number, (stored: unknown) => unknown>) {
  const storage = createGuardedStorage<State>({
    values: disk,
    version,
    parse,
    migrations,
    cleared,
  });
  const options = { name: 'test', version, skipHydration: true, storage };
  const store = createStore<State>()(persist(() => ({ name: 'initial' }), options));
  const { isSaved, saved, wasRead, removeItem } = storage;
  return Object.assign(store, { isSaved, isWritten: saved, wasRead, removeItem });
}

const onDisk = () => disk.values.get('test');
const saved = (name: string, version = 2) => ({ state: { name }, version });

beforeEach(() => {
  disk = new Disk();
  useStorageStatus.setState({ problem: undefined });
});

describe('a store on the guarded storage', () => {
  it('keeps and reads back its state', async () => {
    const first = openStore();
    await first.persist.rehydrate();
    first.setState({ name: 'kept' });
    await vi.waitFor(() => expect(onDisk()).toEqual(saved('kept')));
    const second = openStore();
    await second.persist.rehydrate();
    expect(second.getState().name).toBe('kept');
    expect([...disk.values.keys()], 'nothing is quarantined').toEqual(['test']);
  });

  it('tells whether the disk was read, and whether the last write reached it', async () => {
    const store = openStore();
    expect(store.wasRead()).toBe(false);
    expect(await store.isWritten(), 'nothing was to be written').toBe(true);
    disk.readError = new Error('UnknownError');
    await store.persist.rehydrate();
    expect(store.wasRead()).toBe(false);
    disk.readError = undefined;
    await store.persist.rehydrate();
    expect(store.wasRead()).toBe(true);
    store.setState({ name: 'kept' });
    expect(await store.isWritten()).toBe(true);
    disk.writeError = new DOMException('', 'QuotaExceededError');
    store.setState({ name: 'refused' });
    expect(await store.isWritten()).toBe(false);
  });

  it('does not overwrite the disk with a change made before it was read', async () => {
    disk.values.set('test', saved('precious'));
    const store = openStore();
    store.setState({ name: 'too early' });
    await Promise.resolve();
    expect(onDisk()).toEqual(saved('precious'));
  });

  it('works in memory after a failed read, says so, and never writes', async () => {
    disk.values.set('test', saved('precious'));
    disk.readError = new Error('UnknownError');
    const store = openStore();
    await store.persist.rehydrate();
    store.setState({ name: 'in memory' });
    expect(store.persist.hasHydrated()).toBe(true);
    expect(store.getState().name).toBe('in memory');
    expect(useStorageStatus.getState().problem).toBe('unavailable');
    expect(onDisk()).toEqual(saved('precious'));
  });

  it('says that the disk is full instead of rejecting somewhere', async () => {
    const store = openStore();
    await store.persist.rehydrate();
    disk.writeError = new DOMException('', 'QuotaExceededError');
    store.setState({ name: 'too much' });
    await vi.waitFor(() => expect(useStorageStatus.getState().problem).toBe('full'));
  });

  it('leaves what a newer version wrote exactly as it is', async () => {
    disk.values.set('test', saved('from the future', 3));
    const store = openStore();
    await store.persist.rehydrate();
    store.setState({ name: 'old tab' });
    await Promise.resolve();
    expect(onDisk()).toEqual(saved('from the future', 3));
    expect(useStorageStatus.getState().problem).toBe('newer');
  });

  it('calls neither a newer database nor a silent one unavailable', async () => {
    const store = openStore();
    for (const [name, problem] of [
      ['VersionError', 'newer'],
      ['TimeoutError', 'busy'],
    ] as const) {
      disk.readError = new DOMException('', name);
      await store.persist.rehydrate();
      expect(useStorageStatus.getState().problem).toBe(problem);
    }
    disk.readError = undefined;
    await store.persist.rehydrate();
    expect(useStorageStatus.getState().problem, 'it has responded').toBeUndefined();
  });

  it('tells a state that was cleared under it from one that never was or cannot be read', async () => {
    const store = openStore();
    store.setState({ name: 'typed' });
    await store.persist.rehydrate();
    expect(store.getState().name).toBe('typed');
    disk.readError = new Error('UnknownError');
    await store.persist.rehydrate();
    expect(store.getState().name).toBe('typed');
    disk.readError = undefined;
    await store.persist.rehydrate();
    expect(store.getState().name).toBe('cleared');
    expect(onDisk()).toBeUndefined();
  });

  it('calls a browser that cannot open its files busy, and one that may keep nothing unavailable', async () => {
    const store = openStore();
    disk.readError = new DOMException('Internal error opening backing store.', 'UnknownError');
    vi.stubGlobal('localStorage', {});
    await store.persist.rehydrate();
    expect(useStorageStatus.getState().problem).toBe('busy');
    vi.unstubAllGlobals();
    await store.persist.rehydrate();
    expect(useStorageStatus.getState().problem).toBe('unavailable');
    disk.readError = undefined;
  });

  it('is saved when the disk has its last change, and while nothing was changed', async () => {
    const store = openStore();
    expect(store.isSaved()).toBe(true);
    store.setState({ name: 'before it was read' });
    await vi.waitFor(() => expect(store.isSaved()).toBe(false));
    await store.persist.rehydrate();
    expect(store.isSaved()).toBe(false);

    let finish = () => {};
    const late = new Promise<void>((resolve) => {
      finish = resolve;
    });
    vi.spyOn(disk, 'set').mockReturnValueOnce(late);
    store.setState({ name: 'takes its time' });
    disk.writeError = new DOMException('', 'QuotaExceededError');
    store.setState({ name: 'refused' });
    await vi.waitFor(() => expect(useStorageStatus.getState().problem).toBe('full'));
    finish();
    // By the next task all that waited for it has gone on.
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.isSaved(), 'the write before').toBe(false);

    disk.writeError = undefined;
    store.setState({ name: 'kept' });
    expect(store.isSaved()).toBe(false);
    await vi.waitFor(() => expect(store.isSaved()).toBe(true));
    expect(onDisk()).toEqual(saved('kept'));

    disk.writeError = new DOMException('', 'QuotaExceededError');
    store.setState({ name: 'only on the page' });
    await Promise.resolve();
    disk.values.clear();
    await store.persist.rehydrate();
    expect(store.isSaved(), 'cleared under it').toBe(true);
  });

  it('removes what it quarantined once it has read, and says so where the disk refuses', async () => {
    disk.values.set('test', saved('from the future', 3));
    disk.values.set('set-aside:test', 'junk');
    const store = openStore();
    await store.persist.rehydrate();
    await store.removeItem('set-aside:test');
    expect(disk.values.get('set-aside:test'), 'of a newer version').toBe('junk');
    disk.values.delete('test');
    await store.persist.rehydrate();
    useStorageStatus.setState({ problem: undefined });
    disk.writeError = new DOMException('', 'QuotaExceededError');
    await store.removeItem('set-aside:test');
    expect(useStorageStatus.getState().problem).toBe('full');
    disk.writeError = undefined;
    await store.removeItem('set-aside:test');
    expect([...disk.values.keys()]).not.toContain('set-aside:test');
  });

  it('migrates what an older version wrote, step by step', async () => {
    disk.values.set('test', { state: { title: 'old' }, version: 0 });
    const store = openStore(2, {
      0: (stored) => ({ label: (stored as { title: string }).title }),
      1: (stored) => ({ name: (stored as { label: string }).label }),
    });
    await store.persist.rehydrate();
    expect(store.getState().name).toBe('old');
  });

  it.each([
    ['junk'],
    [7],
    [null],
    [[]],
    [{ state: 'str', version: 2 }],
    [{ state: { name: 7 }, version: 2 }],
  ])('quarantines %j and starts afresh', async (junk) => {
    disk.values.set('test', junk);
    const store = openStore();
    await store.persist.rehydrate();
    expect(store.getState()).toEqual({ name: 'initial' });
    expect(disk.values.get('set-aside:test')).toEqual(junk);
    store.setState({ name: 'new' });
    await vi.waitFor(() => expect(onDisk()).toEqual(saved('new')));
  });
});
