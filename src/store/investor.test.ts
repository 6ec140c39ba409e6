import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { DATABASES } from '#core/storage/databases.ts';
import { MAX_EMAIL_CHARACTERS } from '#domain/email.ts';
import { STORES } from './keys.ts';

const { version } = STORES.investor;

let store: typeof import('./investor.ts');
let values: import('./idb-storage.ts').KeyValueStore;

beforeEach(async () => {
  vi.resetModules();
  store = await import('./investor.ts');
  const { openDatabase } = await import('./idb-storage.ts');
  ({ values } = openDatabase(DATABASES.stores, ['values'], 'relaxed'));
  await values.delete('investor');
});

const onDisk = () => values.get<{ state: object; version: number }>('investor');

it('keeps the address and the time of a sign-in, and no more', async () => {
  await store.useInvestor.load();
  store.signIn('  asha@shop.example ');
  await vi.waitFor(async () => expect(await onDisk()).toBeDefined());
  const { state } = (await onDisk()) ?? {};
  expect(Object.keys(state ?? {}).sort()).toEqual(['email', 'since']);
  expect(state).toMatchObject({ email: 'asha@shop.example', since: expect.any(Number) });
});

it('a sign-out leaves nobody on the disk', async () => {
  await store.useInvestor.load();
  store.signIn('asha@shop.example');
  store.signOut();
  await vi.waitFor(async () =>
    expect(await onDisk()).toEqual({ state: { email: '', since: 0 }, version }),
  );
});

it('tells the next page, before a database can, whether somebody is signed in', () => {
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => local.set(key, value),
    removeItem: (key: string) => local.delete(key),
  });
  store.signIn('asha@shop.example');
  expect([...local]).toEqual([['kolam-investor', 'in']]);
  store.signOut();
  expect(local.size).toBe(0);
  vi.unstubAllGlobals();
  // Blocked storage throws on every touch.
  expect(() => store.signIn('asha@shop.example')).not.toThrow();
});

it('a sign-in before the disk has been read counts', async () => {
  await values.set('investor', { state: { email: '', since: 0 }, version });
  store.signIn('asha@shop.example');
  await store.useInvestor.load();
  expect(store.useInvestor.getState().email).toBe('asha@shop.example');
  await vi.waitFor(async () =>
    expect((await onDisk())?.state).toMatchObject({ email: 'asha@shop.example' }),
  );
});

it.each([
  [null],
  ['asha@shop.example'],
  [{ email: 7, since: 1 }],
  [{ email: 'a@b', since: 'today' }],
  [{ email: 'a@b', since: Number.NaN }],
  [{ email: 'a@b', since: -1 }],
  [{ email: 'a@b', since: 1e17 }],
  [{ email: 'a@b', since: 8.64e15 + 1 }],
  [{ email: 'x'.repeat(255), since: 1 }],
  [{}],
])('nobody is signed in by what it cannot read: %j', async (state) => {
  await values.set('investor', { state, version });
  await store.useInvestor.load();
  expect(store.useInvestor.getState()).toEqual({ email: '', since: 0 });
});

it('a sign-out also takes away what could not be read', async () => {
  await values.set('investor', { state: { email: 'asha@shop.example', since: 1e17 }, version });
  await store.useInvestor.load();
  expect(await values.get('set-aside:investor')).toBeDefined();
  store.signIn('asha@shop.example');
  store.signOut();
  await vi.waitFor(async () => expect(await values.get('set-aside:investor')).toBeUndefined());
});

it('takes only a time that a date can hold, with anything stored', () => {
  const { storage } = store.useInvestor.persist.getOptions();
  return fc.assert(
    fc.asyncProperty(fc.double(), async (since) => {
      await values.set('investor', { state: { email: 'a@b', since }, version });
      const read = await storage?.getItem('investor');
      if (read) expect(() => new Date(read.state.since).toISOString()).not.toThrow();
    }),
  );
});

it('keeps an address of any length and script within bounds', () => {
  expect(store.MAX_EMAIL_CHARACTERS).toBe(MAX_EMAIL_CHARACTERS);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      expect(store.keptEmail(text).length).toBeLessThanOrEqual(MAX_EMAIL_CHARACTERS);
    }),
  );
  store.signIn('x'.repeat(600));
  expect(store.useInvestor.getState().email).toBe('x'.repeat(MAX_EMAIL_CHARACTERS));
});
