import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openEmptyTab, PASSPHRASE, writeRaw } from '#tests/unit/core/locker/sealed-locker.ts';

afterEach(() => void vi.restoreAllMocks());

it('a record of a newer version is the same after its locker was sealed and unsealed', async () => {
  const tab = await openEmptyTab();
  const newer = {
    v: 9,
    id: '3f2b8c1e-1111-4222-8333-444455556666',
    issuedOn: new Date('2026-11-26T09:30:00Z'),
    thumbnail: new Uint8Array([137, 80, 78, 71]),
    tags: new Set(['tax', 'rent']),
    seen: new Map([['phone', 3n]]),
  };
  await writeRaw(tab, 'documents', newer.id, () => newer);
  const stored = () =>
    tab.transactRaw(['documents'], 'readonly', ({ documents }) => documents.get(newer.id));
  await tab.sealLocker(PASSPHRASE);
  expect(await stored()).toHaveProperty('sealed', 1);
  const { newer: unread } = await tab.listDocuments();
  expect(unread).toBe(1);
  await tab.unseal(PASSPHRASE);
  expect(await stored()).toEqual(newer);
});
