import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUARANTINE_PREFIX } from '#core/contract.ts';
import type { Migration } from '#core/storage/migrate.ts';
import { fixture, fixturesOf, lay } from '#tests/unit/core/storage/fixtures.ts';

/** The stores of a newer version of the site, in which each has one version more. */
async function openRaised(migration: Migration | undefined) {
  vi.resetModules();
  vi.doMock('#store/persisted.ts', async (load) => {
    const { createPersisted } = await load<typeof import('#store/persisted.ts')>();
    const raised: typeof createPersisted = (options) => {
      const { store, migrations } = options;
      return createPersisted({
        ...options,
        store: { ...store, version: store.version + 1 },
        migrations: { ...migrations, ...(migration && { [store.version]: migration }) },
      });
    };
    return { createPersisted: raised };
  });
  // One after the other: the first import puts the mock in place, and one at the same time would be too early.
  const { useDrafts } = await import('#store/drafts.ts');
  const { useInvestor } = await import('#store/investor.ts');
  await Promise.all([useDrafts.load(), useInvestor.load()]);
  return { drafts: useDrafts.getState(), investor: useInvestor.getState() };
}

async function onDisk(key: string) {
  const { openDatabase } = await import('#store/idb-storage.ts');
  const { DATABASES } = await import('#core/storage/databases.ts');
  return openDatabase(DATABASES.stores, ['values'], 'relaxed').values.get(key);
}

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.doUnmock('#store/persisted.ts'));

it.each(fixturesOf('stores'))('no draft and no session of %s is turned away', async (name) => {
  await lay('kolam-stores', fixture(name));
  const { drafts, investor } = await openRaised((state) => state);
  expect(drafts.contact).toMatchObject({ from_name: 'Asha', message: 'Half a sent' });
  expect(drafts.signUp.country).toBe(name === 'stores-v1' ? 'IN' : 'LK');
  expect(investor.email).toBe('asha@shop.example');
});

it('what a migration cannot take is quarantined as it was', async () => {
  const { values = [] } = fixture('stores-v4');
  for (const migration of [
    undefined,
    () => {
      throw new Error('not foreseen');
    },
  ]) {
    vi.stubGlobal('indexedDB', new IDBFactory());
    await lay('kolam-stores', { values });
    const { drafts, investor } = await openRaised(migration);
    expect([drafts.contact.message, investor.email]).toEqual(['', '']);
    for (const [key, stored] of values) {
      // The drafts of another tab are for the tab that takes them over.
      const place = key === 'drafts-1' ? key : QUARANTINE_PREFIX + key;
      expect(await onDisk(place)).toEqual(stored);
    }
  }
});
