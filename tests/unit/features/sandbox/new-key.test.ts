import { expect, it, vi } from 'vitest';
import { looksReal, newKey } from '#features/sandbox/new-key.ts';
import { randomId } from '#lib/random-id.ts';

vi.mock('#lib/random-id.ts', () => ({ randomId: vi.fn() }));

it.each([
  ['222233334444', true],
  ['order-222233334444-1', true],
  ['२२२२३३३३४४४४', true],
  ['order-4821', false],
  ['2222-3333-4444', false],
])('%s could be a real number: %s', (key, real) => expect(looksReal(key)).toBe(real));

it('is never a UUID that could be a real number', () => {
  vi.mocked(randomId)
    .mockReturnValueOnce('6f8b1c2e-9d3a-4e5f-8a7b-123456789012')
    .mockReturnValueOnce('6f8b1c2e-9d3a-4e5f-8a7b-1234567890ab');
  expect(newKey()).toBe('6f8b1c2e-9d3a-4e5f-8a7b-1234567890ab');
});
