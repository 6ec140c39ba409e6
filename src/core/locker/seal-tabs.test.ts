import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
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
  titlesOf,
} from '#tests/unit/core/locker/sealed-locker.ts';

openSealedTabForEach();

describe('two tabs of a sealed locker', () => {
  it('lose none of each other’s files, and use every position once', async () => {
    await tab.signIn();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    const names = Array.from({ length: 12 }, (_, i) => `${i}`);
    await Promise.all(
      names.flatMap((name) => [
        tab.addFile(textFile(`a${name}`)),
        other.addFile(textFile(`b${name}`)),
      ]),
    );
    const { documents } = await tab.listDocuments();
    expect(documents).toHaveLength(24 + 3);
    expect(new Set(documents.map(({ position }) => position)).size).toBe(24 + 3);
    for (const { id, file, title } of documents)
      if (file) expect(await textOf(other, id)).toBe(title);
  });

  it('repeat a change that another one overtook, and keep both', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    let runs = 0;
    await tab.changeLocker(['documents'], async ({ documents }) => {
      const document = await documents.get<object>(id);
      runs++;
      if (runs === 1) await other.renameDocument(id, 'by the other tab');
      documents.put(id, { ...document, copyOf: id });
    });
    expect(runs).toBe(2);
    expect(await tab.readDocument(id)).toMatchObject({ title: 'by the other tab', copyOf: id });
  });

  it('read what belongs together, never half of a change', async () => {
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    await tab.changeLocker(['state'], async ({ state }) => {
      state.put('one', 0);
      state.put('two', 0);
    });
    const write = async () => {
      for (let i = 1; i <= 20; i++)
        await other.changeLocker(['state'], async ({ state }) => {
          state.put('one', i);
          state.put('two', i);
        });
    };
    const read = async () => {
      for (let i = 0; i < 20; i++) {
        const [one, two] = await tab.readLocker(['state'], async ({ state }) => [
          await state.get('one'),
          await state.get('two'),
        ]);
        expect(one).toBe(two);
      }
    };
    await Promise.all([write(), read()]);
  });

  it('give up without a change if something interferes each time', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    const change = tab.changeLocker(['documents'], async ({ documents }) => {
      const document = await documents.get<object>(id);
      await other.renameDocument(id, 'by the other tab');
      documents.put(id, { ...document, title: 'by this tab' });
    });
    await expect(change).rejects.toEqual(refusal('busy'));
    expect(await titlesOf(tab)).toContain('by the other tab');
  });

  it('cannot both seal the same locker', async () => {
    await fill(tab);
    const other = await openSealedTab();
    const both = await Promise.allSettled([
      tab.sealLocker(PASSPHRASE),
      other.sealLocker('another passphrase'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([tab.holdsKey(), other.holdsKey()].sort()).toEqual([false, true]);
  });

  it('cannot seal it one after the other, and the first passphrase opens it', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await expect(other.sealLocker('another passphrase')).rejects.toEqual(refusal('locked'));
    await other.unlock(PASSPHRASE);
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
  });

  it('both end what a kill has left half done', async () => {
    await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const writes = tab.dieAtWrite(Number.POSITIVE_INFINITY);
    await tab.unseal(PASSPHRASE);
    const last = writes();
    await tab.sealLocker(PASSPHRASE);
    const [one, other, dying] = [
      await openSealedTab(),
      await openSealedTab(),
      await openSealedTab(),
    ];
    dying.dieAtWrite(last);
    await expect(dying.unseal(PASSPHRASE)).rejects.toBeDefined();
    await one.unlock(PASSPHRASE);
    await other.unlock(PASSPHRASE);
    await Promise.all([one.finish(), other.finish()]);
    expect(await one.currentSeal()).toBeUndefined();
    expect(await onDisk()).toContain(SECRET_BYTES);
  });

  it('encrypt or refuse a file that was being added when the locker was sealed', async () => {
    await fill(tab);
    const other = await openSealedTab();
    await Promise.allSettled([
      tab.sealLocker(PASSPHRASE),
      ...Array.from({ length: 10 }, (_, i) => other.addFile(textFile(`rhubarb-${i}`))),
    ]);
    expect(await onDisk()).not.toContain('rhubarb');
  });
});

describe('a change inside a sealed locker', () => {
  const reading = () =>
    tab.readLocker(['state'], async ({ state }) => (await state.entries<number>()).sort());

  it('sees its own writes, and leaves none if it throws', async () => {
    await tab.sealLocker(PASSPHRASE);
    await tab.changeLocker(['state'], async ({ state }) => {
      state.put('kept', 1);
      state.put('on the disk', 1);
    });
    const seen: unknown[] = [];
    const change = tab.changeLocker(['state'], async ({ state }) => {
      state.put('new', 2);
      seen.push(await state.get('new'), (await state.entries()).length);
      state.delete('kept');
      seen.push(await state.get('kept'), (await state.entries()).length);
      state.clear();
      seen.push(await state.get('new'), (await state.entries()).length);
      seen.push(await state.get('on the disk'));
      throw new Error('thought better of it');
    });
    await expect(change).rejects.toThrow();
    expect(seen).toEqual([2, 3, undefined, 2, undefined, 0, undefined]);
    expect(await reading()).toEqual([
      ['kept', 1],
      ['on the disk', 1],
    ]);
  });

  it('clears what was there, and writes what came after', async () => {
    await tab.sealLocker(PASSPHRASE);
    await tab.changeLocker(['state'], async ({ state }) => state.put('before', 1));
    await tab.changeLocker(['state'], async ({ state }) => {
      state.clear();
      state.put('after', 2);
    });
    expect(await reading()).toEqual([['after', 2]]);
  });
});
