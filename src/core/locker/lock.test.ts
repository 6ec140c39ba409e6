import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, textFile } from '#tests/unit/core/locker/locker.ts';
import {
  openEmptyTab,
  openSealedTab,
  PASSPHRASE,
  type SealedTab,
} from '#tests/unit/core/locker/sealed-locker.ts';

const LOCKED = refusal('locked');

let tab: SealedTab;

beforeEach(async () => {
  tab = await openEmptyTab();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A document of a sealed locker, and another tab that has unlocked it. */
async function sealed() {
  const { id } = await tab.addFile(textFile('licence.txt'));
  await tab.sealLocker(PASSPHRASE);
  const other = await openSealedTab();
  await other.unlock(PASSPHRASE);
  return { id, other };
}

const isOnDisk = async (id: string) =>
  (await tab.transactRaw(['documents'], 'readonly', ({ documents }) => documents.get(id))) !==
  undefined;

const generation = () =>
  tab.transactRaw(['seal'], 'readonly', ({ seal }) => seal.get<number>('generation'));

it('of a key that is of no use any more leaves the one that its visitor has given since', async () => {
  const { other } = await sealed();
  const next = { transact: vi.fn(async () => 'read'), forget: vi.fn() };
  other.holdKey({
    transact: async () => {
      other.holdKey(next as never);
      throw Object.assign(new Error('locked'), { reason: 'locked' });
    },
    forget() {},
  });
  expect(await other.readLocker(['documents'], async () => 'from the disk')).toBe('read');
  expect(next.forget).not.toHaveBeenCalled();
});

describe('a lock of every tab', () => {
  it.each(['has no key', 'has read nothing'])('holds also from a tab that %s', async (which) => {
    const { other } = await sealed();
    const from = which === 'has no key' ? await openSealedTab() : other;
    await from.lockEverywhere();
    await expect(tab.listDocuments()).rejects.toEqual(LOCKED);
  });

  it('removes nothing from a locker that its tab never unlocked', async () => {
    const { id } = await tab.addFile(textFile('deleted.txt'));
    await tab.deleteDocument(id);
    const dying = await openSealedTab();
    dying.dieAtWrite(2);
    await expect(dying.sealLocker(PASSPHRASE)).rejects.toBeDefined();
    await (await openSealedTab()).lockEverywhere();
    expect(await isOnDisk(id)).toBe(true);
  });

  it('removes what its tab has deleted and not read again', async () => {
    const { id } = await sealed();
    await tab.deleteDocument(id);
    await tab.lockEverywhere();
    expect(await isOnDisk(id)).toBe(false);
  });

  it('keeps what another tab has restored meanwhile', async () => {
    const { id, other } = await sealed();
    await tab.deleteDocument(id);
    await tab.listDocuments();
    await other.restoreDocument(id);
    await tab.lockEverywhere();
    await tab.unlock(PASSPHRASE);
    expect(await tab.readDocument(id)).toMatchObject({ id });
  });
});

describe('what a lock of one tab removes', () => {
  it('is not written back by a change that another tab is making', async () => {
    const { id, other } = await sealed();
    await tab.deleteDocument(id);
    await tab.listDocuments();
    const before = Number(await generation());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
    const found: unknown[] = [];
    await other.changeLocker(['documents'], async ({ documents }) => {
      const document = await documents.get<object>(id);
      found.push(document);
      if (found.length === 1) await tab.lockHere();
      if (document) documents.put(id, { ...document, title: 'Licence' });
    });
    expect(found).toEqual([expect.objectContaining({ id }), undefined]);
    expect(await isOnDisk(id)).toBe(false);
    expect(await generation()).toBeGreaterThan(before);
  });
});
