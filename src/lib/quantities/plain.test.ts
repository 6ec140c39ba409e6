import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { NumberWords } from './read-number.ts';

const bounds = { min: 0, max: 1e15, decimals: 20 };
const words: NumberWords = { missing: 'None.', inDigits: 'Digits.', say: String, of: 'rupee' };

async function fresh() {
  vi.resetModules();
  const { readNumber, quantities } = await import('./read-number.ts');
  return { quantities, read: (text: string) => readNumber(text, bounds, words) };
}

it('reads plain numbers before the reader of the rest is here, and complains of nothing else', async () => {
  const { read, quantities } = await fresh();
  expect(read('5,00,000.50')).toEqual({ value: 500_000.5 });
  expect(read('')).toEqual({ problem: 'None.', unfinished: true });
  for (const text of ['5 lakh', '5,0', '₹5', '5,00', '-5'])
    expect(read(text), text).toEqual({ problem: 'Digits.', unfinished: true });
  await quantities.load();
  expect(read('5 lakh')).toEqual({ value: 500_000 });
  expect(read('-5')).toEqual({ problem: 'Digits.', unfinished: false });
});

it('reads digits, commas and points as the reader of the rest does', async () => {
  const { read } = await fresh();
  vi.resetModules();
  const { readQuantity } = await import('./quantity.ts');
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,3}(,\d{2,3}){0,3}(\.\d{0,3})?$/), (text) => {
      const reading = read(text);
      if ('value' in reading)
        expect(readQuantity(text, 'rupee')?.map(Number), text).toEqual([reading.value]);
    }),
  );
});
