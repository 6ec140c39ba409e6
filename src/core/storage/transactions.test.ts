import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openTransactions } from './transactions.ts';

const open = (name: string, version = 1) =>
  openTransactions({ name, version }, ['notes', 'bytes'], 'strict');

describe('openTransactions', () => {
  it('writes to several stores together, or to none', async () => {
    const transact = open('together');
    const both = ['notes', 'bytes'] as const;
    await transact(both, 'readwrite', async ({ notes, bytes }) => {
      notes.put('a', 1);
      bytes.put('a', new ArrayBuffer(3));
    });
    const failing = transact(both, 'readwrite', async ({ notes, bytes }) => {
      notes.put('b', 2);
      bytes.clear();
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    const read = await transact(both, 'readonly', async ({ notes, bytes }) => [
      await notes.entries(),
      await bytes.entries(),
    ]);
    expect(read).toEqual([[['a', 1]], [['a', new ArrayBuffer(3)]]]);
  });

  it('loses none of 200 concurrent changes over two connections', async () => {
    const [one, other] = [open('counter'), open('counter')];
    const add = (transact: typeof one) =>
      transact(['notes'], 'readwrite', async ({ notes }) =>
        notes.put('n', ((await notes.get<number>('n')) ?? 0) + 1),
      );
    await Promise.all(Array.from({ length: 100 }, () => [add(one), add(other)]).flat());
    expect(await one(['notes'], 'readonly', ({ notes }) => notes.get('n'))).toBe(200);
  });

  it('rejects with what the browser says, not with what followed from it', async () => {
    const transact = open('refused');
    const refused = transact(['notes'], 'readwrite', async ({ notes }) => {
      notes.put('a', () => 'a function cannot be stored');
    });
    await expect(refused).rejects.toMatchObject({ name: 'DataCloneError' });
    const readOnly = transact(['notes'], 'readonly', async ({ notes }) => notes.put('a', 1));
    await expect(readOnly).rejects.toMatchObject({ name: 'ReadOnlyError' });
  });

  it('leaves no rejection to nobody where a reading of all records is cut off', async () => {
    const transact = open('cut off');
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    const cut = transact(['notes'], 'readwrite', async ({ notes }) => {
      notes.entries().catch(() => {});
      notes.put('a', () => 'a function cannot be stored');
    });
    await expect(cut).rejects.toMatchObject({ name: 'DataCloneError' });
    await new Promise((done) => setTimeout(done, 20));
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  it('lets another tab delete the database, and opens it again', async () => {
    const transact = open('deleted');
    const write = () => transact(['notes'], 'readwrite', async ({ notes }) => notes.put('a', 1));
    await write();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('deleted');
      request.onsuccess = resolve;
      request.onblocked = () => reject(new Error('blocked'));
    });
    expect(await transact(['notes'], 'readonly', ({ notes }) => notes.entries())).toEqual([]);
    await write();
  });
});

describe('a database of a higher version', () => {
  it('keeps what the lower one held, and gets the stores that it lacked', async () => {
    const older = openTransactions({ name: 'grown', version: 1 }, ['notes'], 'strict');
    await older(['notes'], 'readwrite', async ({ notes }) => notes.put('a', 1));
    const transact = open('grown', 2);
    const both = ['notes', 'bytes'] as const;
    await transact(both, 'readwrite', async ({ bytes }) => bytes.put('b', 2));
    const read = await transact(both, 'readonly', async ({ notes, bytes }) => [
      await notes.entries(),
      await bytes.entries(),
    ]);
    expect(read).toEqual([[['a', 1]], [['b', 2]]]);
  });
});
