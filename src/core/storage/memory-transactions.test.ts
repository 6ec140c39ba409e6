import { describe, expect, it } from 'vitest';
import { memoryTransactions } from './memory-transactions.ts';

const BOTH = ['notes', 'bytes'] as const;

describe('memoryTransactions', () => {
  it('writes to several stores together, or to none', async () => {
    const transact = memoryTransactions(BOTH);
    await transact(BOTH, 'readwrite', async ({ notes, bytes }) => {
      notes.put('a', 1);
      bytes.put('a', 2);
    });
    const failing = transact(BOTH, 'readwrite', async ({ notes, bytes }) => {
      notes.put('b', 2);
      notes.delete('a');
      bytes.clear();
      expect(await notes.entries(), 'its own writes are seen inside').toEqual([['b', 2]]);
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    const read = await transact(BOTH, 'readonly', async ({ notes, bytes }) => [
      await notes.entries(),
      await bytes.entries(),
      await notes.get('b'),
    ]);
    expect(read).toEqual([[['a', 1]], [['a', 2]], undefined]);
  });

  it('loses none of 200 concurrent changes', async () => {
    const transact = memoryTransactions(BOTH);
    const add = () =>
      transact(['notes'], 'readwrite', async ({ notes }) => {
        const old = (await notes.get<number>('n')) ?? 0;
        await Promise.resolve();
        notes.put('n', old + 1);
      });
    await Promise.all(Array.from({ length: 200 }, add));
    expect(await transact(['notes'], 'readonly', ({ notes }) => notes.get('n'))).toBe(200);
  });

  it('goes on after a change that failed', async () => {
    const transact = memoryTransactions(BOTH);
    const failing = transact(['notes'], 'readwrite', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await transact(['notes'], 'readwrite', async ({ notes }) => notes.put('a', 1));
    expect(await transact(['notes'], 'readonly', ({ notes }) => notes.get('a'))).toBe(1);
  });
});
