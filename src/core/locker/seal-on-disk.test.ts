import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { refusal, textFile } from '#tests/unit/core/locker/locker.ts';
import {
  fill,
  onDisk,
  openSealedTab,
  openSealedTabForEach,
  PASSPHRASE,
  SECRET_BYTES,
  tab,
  textOf,
  WRONG,
  writeRaw,
} from '#tests/unit/core/locker/sealed-locker.ts';

openSealedTabForEach();

/** A sealed record with one bit of its data changed. */
function flipped(record: unknown): unknown {
  const { data, ...rest } = record as { data: ArrayBuffer };
  const bytes = new Uint8Array(data.slice(0));
  bytes[3] = Number(bytes[3]) ^ 1;
  return { ...rest, data: bytes.buffer };
}

describe('what lies on the disk of a sealed locker', () => {
  it('is quarantined alone if it was changed, and stays as it was', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    await writeRaw(tab, 'documents', id, (record) => flipped(record));
    const list = await tab.listDocuments();
    expect(list.quarantined).toBe(1);
    expect(list.documents).toHaveLength(3);
    const damaged = expect.objectContaining({ sealed: 1 });
    expect(await tab.listQuarantined()).toEqual([[id, { damaged }]]);
  });

  it('keeps a seal that another tab has set while the passphrase was tried', async () => {
    await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    const { deriveKey } = SubtleCrypto.prototype;
    vi.spyOn(SubtleCrypto.prototype, 'deriveKey').mockImplementationOnce(async function (
      this: SubtleCrypto,
      ...args
    ) {
      await other.signOut();
      await other.sealLocker('ein anderer Satz');
      return deriveKey.apply(this, args);
    });
    await expect(tab.unseal(PASSPHRASE)).rejects.toEqual(refusal('busy'));
    expect(await other.currentSeal()).toMatchObject({ phase: 'sealed' });
    const { id } = await other.addFile(textFile('later.txt', SECRET_BYTES));
    expect(await onDisk()).not.toContain(SECRET_BYTES);
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
  });

  it('does not prevent removing the seal if it was changed', async () => {
    const id = await fill(tab);
    const { id: second } = await tab.addFile(textFile('second.txt'));
    await tab.sealLocker(PASSPHRASE);
    await writeRaw(tab, 'documents', id, (record) => flipped(record));
    await tab.listDocuments();
    await writeRaw(tab, 'documents', second, (record) => flipped(record));
    await writeRaw(tab, 'files', second, (record) => flipped(record));
    const other = await openSealedTab();
    await other.unseal(PASSPHRASE);
    expect(await other.currentSeal()).toBeUndefined();
    const { quarantined, documents } = await other.listDocuments();
    expect([quarantined, documents.length]).toEqual([2, 3]);
  });

  it('returns no bytes if they were changed', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    await writeRaw(tab, 'files', id, (record) => flipped(record));
    await expect(tab.readFile(id)).rejects.toEqual(refusal('missing'));
  });

  it('cannot be put into the place of another: not another key, not another store', async () => {
    const id = await fill(tab);
    const { id: second } = await tab.addFile(textFile('second.txt', 'second-bytes'));
    await tab.sealLocker(PASSPHRASE);
    const taken = await tab.transactRaw(['files'], 'readonly', ({ files }) => files.get(id));
    await writeRaw(tab, 'files', second, () => taken);
    await expect(tab.readFile(second)).rejects.toEqual(refusal('missing'));
    const [sent] = (await tab.listDocuments()).tray;
    const document = await tab.transactRaw(['documents'], 'readonly', (all) =>
      all.documents.get(id),
    );
    await writeRaw(tab, 'tray', sent?.id ?? '', () => document);
    expect((await tab.listDocuments()).tray).toEqual([]);
  });

  it('has another initialisation vector each time it is written', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      await tab.renameDocument(id, 'the same title');
      const { iv } = (await tab.transactRaw(['documents'], 'readonly', (all) =>
        all.documents.get(id),
      )) as { iv: ArrayBuffer };
      seen.add(new Uint8Array(iv).join());
    }
    expect(seen.size).toBe(20);
  });

  it.each([
    ['garbage', 7, 'unreadable'],
    ['iterations without end', { iterations: 1e12 }, 'unreadable'],
    ['a seal of a newer version', { v: 2 }, 'newer'],
    ['a changed key', { key: btoa('x'.repeat(48)) }, undefined],
    ['a key that is not base64', { key: '%' }, undefined],
  ])('stays locked with %s for a seal', async (_, change, reason) => {
    await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    await writeRaw(tab, 'seal', 'seal', (seal) => {
      if (typeof change === 'number') return change;
      const { passphrase, ...rest } = seal as { passphrase: object };
      return { ...rest, ...change, passphrase: { ...passphrase, ...change } };
    });
    const other = await openSealedTab();
    await expect(other.listDocuments()).rejects.toEqual(refusal('locked'));
    await expect(other.unlock(PASSPHRASE)).rejects.toEqual(reason ? refusal(reason) : WRONG);
    await other.signOut();
    expect((await other.listDocuments()).documents).toEqual([]);
  });

  it('stays what it was where nobody can read it: it goes through the seal and back', async () => {
    const circle: Record<string, unknown> = { v: 1 };
    circle.self = circle;
    const garbage = [7, null, 'text', circle, { big: 7n }, [new ArrayBuffer(3)], new Map()];
    for (const [index, value] of garbage.entries())
      await writeRaw(tab, 'documents', `garbage ${index}`, () => value);
    expect((await tab.listDocuments()).quarantined).toBe(garbage.length);
    await tab.sealLocker(PASSPHRASE);
    expect((await tab.listDocuments()).quarantined).toBe(garbage.length);
    expect((await tab.listQuarantined())[5]?.[1]).toEqual([new ArrayBuffer(3)]);
    await tab.unseal(PASSPHRASE);
    expect((await tab.listDocuments()).quarantined).toBe(garbage.length);
  });
});
