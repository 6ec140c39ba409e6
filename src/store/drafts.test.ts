import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CHANNELS, QUARANTINE_PREFIX } from '#core/contract.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { type ContactDraft, type SignUpDraft, useDrafts } from '#store/drafts.ts';
import { openDatabase } from '#store/idb-storage.ts';
import { STORES } from '#store/keys.ts';
import { stored } from '#tests/unit/core/storage/fixtures.ts';
import { lateDatabases } from '#tests/unit/core/storage/late-databases.ts';

interface Drafts {
  contact: ContactDraft;
  signUp: SignUpDraft;
}

const { values } = openDatabase(DATABASES.stores, ['values'], 'relaxed');

const { key, version } = STORES.drafts;

/** The drafts as a version of the site wrote them, from the fixture that holds them. */
function writtenBy(wanted: number): Drafts {
  const found = stored('stores', 'values')
    .filter(([name]) => name === key)
    .map(([, value]) => value as { version: number; state: Drafts })
    .find((each) => each.version === wanted);
  if (!found) throw new Error(`No fixture holds ${key} of version ${wanted}.`);
  return found.state;
}

/** What is stored in most of these tests: the drafts that this version of the site wrote. */
const { contact, signUp } = writtenBy(version);

/** A message and a sign-up that were not begun. */
const nothing = useDrafts.getInitialState().contact;
const nobody = useDrafts.getInitialState().signUp;

/** Fields of a draft, by name. */
const fieldsOf = (draft: object) => Object.keys(draft).toSorted();

/** The store as a page that was just opened has it. */
async function open() {
  vi.resetModules();
  return import('#store/drafts.ts');
}

const onDisk = () => values.get<{ state: unknown; version: number }>(key);

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  for (const name of [key, QUARANTINE_PREFIX + key]) await values.delete(name);
});

describe('the drafts', () => {
  test('what version 1 stored is kept, and the sign-up is empty', async () => {
    const { contact: old } = writtenBy(1);
    await values.set(key, { state: { contact: old }, version: 1 });
    const { useDrafts, editSignUpDraft } = await open();
    await useDrafts.load();
    const kept = useDrafts.getState().contact;
    expect(kept).toMatchObject({ ...old, id: '', hash: '' });
    expect(fieldsOf(kept)).toEqual(fieldsOf(contact));
    expect(useDrafts.getState()).toEqual({ contact: kept, signUp: nobody });
    editSignUpDraft({ name: 'Ravi' });
    await vi.waitFor(async () =>
      expect(await onDisk()).toEqual({
        state: { contact: kept, signUp: { ...nobody, name: 'Ravi' } },
        version,
      }),
    );
  });

  test.each([
    [2, 'belongs to no text that was sent', { contact: { id: '', hash: '' } }],
    [3, 'our team gets no sign-up of it unasked', { contact: {} }],
  ])('what version %i stored is kept, and %s', async (before, _, reset) => {
    const old = writtenBy(before);
    await values.set(key, { state: old, version: before });
    const { useDrafts } = await open();
    await useDrafts.load();
    const kept = useDrafts.getState();
    expect(kept.contact).toMatchObject({ ...old.contact, ...reset.contact });
    expect(kept.signUp).toMatchObject({ ...old.signUp, id: '', hash: '', toTeam: '' });
    expect(fieldsOf(kept)).toEqual(['contact', 'signUp']);
    expect(fieldsOf(kept.contact)).toEqual(fieldsOf(contact));
    expect(fieldsOf(kept.signUp)).toEqual(fieldsOf(signUp));
  });

  test('both halves are read back, and one is cleared without the other', async () => {
    await values.set(key, { state: { contact, signUp }, version });
    const { useDrafts, clearSignUpDraft } = await open();
    await useDrafts.load();
    expect(useDrafts.getState()).toEqual({ contact, signUp });
    clearSignUpDraft();
    await vi.waitFor(async () =>
      expect((await onDisk())?.state).toEqual({ contact, signUp: nobody }),
    );
  });

  test.each([
    undefined,
    null,
    7,
    [],
    {},
    { ...signUp, phone: 5 },
    { ...signUp, country: undefined },
  ])('a sign-up %j is empty, and the message with it is kept', async (broken) => {
    await values.set(key, { state: { contact, signUp: broken }, version });
    const { useDrafts } = await open();
    await useDrafts.load();
    expect(useDrafts.getState()).toEqual({ contact, signUp: nobody });
  });

  test.each([undefined, 7, { ...contact, id: 1 }, { ...contact, hash: undefined }])(
    'with a message %j all of it is quarantined',
    async (broken) => {
      const stored = { state: { contact: broken, signUp }, version };
      await values.set(key, stored);
      const { useDrafts } = await open();
      await useDrafts.load();
      expect(useDrafts.getState().signUp).toEqual(nobody);
      expect(await values.get(QUARANTINE_PREFIX + key)).toEqual(stored);
    },
  );

  test('what is typed before the disk is read wins, field by field', async () => {
    await values.set(key, { state: { contact, signUp }, version });
    const { useDrafts, editSignUpDraft } = await open();
    editSignUpDraft({ name: 'Asha' });
    await useDrafts.load();
    expect(useDrafts.getState().signUp).toEqual({ ...signUp, name: 'Asha' });
  });

  test('a number typed before the disk is read keeps its country', async () => {
    await values.set(key, { state: { contact, signUp }, version });
    const { useDrafts, editSignUpDraft } = await open();
    editSignUpDraft({ phone: '98765' });
    await useDrafts.load();
    expect(useDrafts.getState().signUp).toMatchObject({ phone: '98765', country: 'IN' });
  });

  test('what was cleared under an open page is not written back by the next key', async () => {
    const { useDrafts, editContactDraft } = await open();
    await useDrafts.load();
    useDrafts.setState({ contact, signUp });
    await vi.waitFor(async () => expect(await onDisk()).toBeDefined());
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(DATABASES.stores.name);
      request.onsuccess = resolve;
      request.onblocked = () => reject(new Error('blocked'));
    });
    await vi.waitFor(() => expect(useDrafts.getState().signUp).toEqual(nobody));
    editContactDraft({ id: 'c2', message: 'New' });
    const next = { ...nothing, id: 'c2', hash: '', from_name: '', from_email: '', message: 'New' };
    await vi.waitFor(async () =>
      expect((await onDisk())?.state).toEqual({ contact: next, signUp: nobody }),
    );
  });

  test('a database that opens late brings its drafts, and what was typed meanwhile is kept', async () => {
    await values.set(key, { state: { contact, signUp }, version });
    const real = indexedDB;
    const late = lateDatabases(real);
    vi.stubGlobal('indexedDB', late.factory);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { useDrafts, editSignUpDraft } = await open();
    const { useStorageStatus } = await import('#store/storage-status.ts');
    const loading = useDrafts.load();
    await vi.advanceTimersByTimeAsync(5_000);
    await loading;
    expect(useStorageStatus.getState().problem).toBe('busy');
    editSignUpDraft({ name: 'Asha' });
    late.answer();
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    const joined = { contact, signUp: { ...signUp, name: 'Asha' } };
    await vi.waitFor(async () => expect((await onDisk())?.state).toEqual(joined));
    expect(useDrafts.getState()).toEqual(joined);
    expect(useStorageStatus.getState().problem).toBeUndefined();
    vi.stubGlobal('indexedDB', real);
  });

  test('are read again when another tab changed them, and not when one changed its own', async () => {
    vi.stubGlobal('location', new URL('https://site.test'));
    const { useDrafts } = await open();
    await useDrafts.load();
    const other = new BroadcastChannel(CHANNELS.stores);
    const tell = (changed: string) => other.postMessage({ v: 1, type: 'changed', key: changed });
    const reading = vi.spyOn(IDBObjectStore.prototype, 'get');
    await values.set(key, { state: { contact, signUp }, version });
    tell(`${key}-1`);
    tell(STORES.investor.key);
    tell(key);
    await vi.waitFor(() => expect(useDrafts.getState()).toEqual({ contact, signUp }));
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
    other.close();
    vi.unstubAllGlobals();
  });

  test('of a second tab have their own key, on the disk and in what it tells the others', async () => {
    await values.set(key, { state: { contact, signUp }, version });
    vi.stubGlobal('location', new URL('https://site.test'));
    const isTaken = (name: string) => name.endsWith(`:${key}`);
    const request = async (name: string, _: object, work: (lock: object | null) => void) =>
      work(isTaken(name) ? null : {});
    vi.stubGlobal('navigator', { locks: { request } });
    const { useDrafts, editContactDraft } = await open();
    const told: string[] = [];
    const other = new BroadcastChannel(CHANNELS.stores);
    other.onmessage = ({ data }) => void told.push((data as { key: string }).key);
    await useDrafts.load();
    editContactDraft({ message: 'In a second tab' });
    await vi.waitFor(() => expect(told).toEqual([`${key}-1`]));
    other.close();
    expect(await values.get(`${key}-1`)).toMatchObject({
      state: { contact: { message: 'In a second tab' } },
    });
    expect((await onDisk())?.state).toEqual({ contact, signUp });
    await values.delete(`${key}-1`);
    vi.unstubAllGlobals();
  });

  test('an open page says that a newer version took over, and leaves its drafts alone', async () => {
    await values.set(key, { state: { contact, signUp }, version });
    const { useDrafts, editContactDraft } = await open();
    const { useStorageStatus } = await import('#store/storage-status.ts');
    await useDrafts.load();
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(DATABASES.stores.name, DATABASES.stores.version + 1);
      request.onblocked = () => reject(new Error('blocked'));
      request.onsuccess = () => resolve(request.result);
    });
    await vi.waitFor(() => expect(useStorageStatus.getState().problem).toBe('newer'));
    editContactDraft({ message: 'From an old tab' });
    const stored = newer.transaction('values').objectStore('values').get(key);
    await vi.waitFor(() => expect(stored.result.state).toEqual({ contact, signUp }));
    newer.close();
    indexedDB.deleteDatabase(DATABASES.stores.name);
  });
});
