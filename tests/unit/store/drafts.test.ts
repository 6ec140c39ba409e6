import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DATABASES } from '#store/databases.ts';
import { openDatabase } from '#store/idb-storage.ts';
import { QUARANTINE_PREFIX, STORES } from '#store/keys.ts';

const { values } = openDatabase(DATABASES.stores, ['values'], 'relaxed');

const contact = { id: 'c1', from_name: 'Asha', from_email: 'a@b.example', message: 'Half a sent' };
const signUp = {
  name: 'Ravi',
  country: 'NP',
  phone: '98123',
  email: 'r@b.example',
  requirement: '/apis/Payout',
};
const nobody = { name: '', country: 'IN', phone: '', email: '', requirement: '' };
const { key, version } = STORES.drafts;

/** The store as a page that was just opened has it. */
async function open() {
  vi.resetModules();
  return import('#store/drafts.ts');
}

const onDisk = () => values.get<{ state: unknown; version: number }>(key);

beforeEach(async () => {
  for (const name of [key, QUARANTINE_PREFIX + key]) await values.delete(name);
});

describe('the drafts', () => {
  test('what version 1 stored is kept, and the sign-up is empty', async () => {
    await values.set(key, { state: { contact }, version: 1 });
    const { useDrafts, editSignUpDraft } = await open();
    await useDrafts.load();
    expect(useDrafts.getState()).toEqual({ contact, signUp: nobody });
    editSignUpDraft({ name: 'Ravi' });
    await vi.waitFor(async () =>
      expect(await onDisk()).toEqual({
        state: { contact, signUp: { ...nobody, name: 'Ravi' } },
        version,
      }),
    );
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
  ])('a sign-up %j is empty, and the message beside it is kept', async (broken) => {
    await values.set(key, { state: { contact, signUp: broken }, version });
    const { useDrafts } = await open();
    await useDrafts.load();
    expect(useDrafts.getState()).toEqual({ contact, signUp: nobody });
  });

  test.each([undefined, 7, { ...contact, id: 1 }])(
    'with a message %j all of it is set aside',
    async (broken) => {
      const stored = { state: { contact: broken, signUp }, version };
      await values.set(key, stored);
      const { useDrafts } = await open();
      await useDrafts.load();
      expect(useDrafts.getState().signUp).toEqual(nobody);
      expect(await values.get(QUARANTINE_PREFIX + key)).toEqual(stored);
    },
  );

  test('what is typed before the disk answers wins, field by field', async () => {
    await values.set(key, { state: { contact, signUp }, version });
    const { useDrafts, editSignUpDraft } = await open();
    editSignUpDraft({ name: 'Asha' });
    await useDrafts.load();
    expect(useDrafts.getState().signUp).toEqual({ ...signUp, name: 'Asha' });
  });

  test('a number typed before the disk answers keeps its country', async () => {
    await values.set(key, { state: { contact, signUp }, version });
    const { useDrafts, editSignUpDraft } = await open();
    editSignUpDraft({ phone: '98765' });
    await useDrafts.load();
    expect(useDrafts.getState().signUp).toMatchObject({ phone: '98765', country: 'IN' });
  });
});
