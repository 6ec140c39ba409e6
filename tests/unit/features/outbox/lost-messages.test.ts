import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countLost } from '#features/outbox/delivery/lost-messages.ts';
import { storedWaitingIds } from '#features/outbox/delivery/waiting-ids.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a message that vanished under an open page is counted, until its author knows', () => {
  expect(countLost(['one'], new Set(['one']))).toBe(0);
  expect(countLost([], new Set())).toBe(1);
  expect(countLost([], new Set())).toBe(1);
});

test('one that was read just before all was erased is neither stored nor called lost', () => {
  expect(countLost(['one'], new Set())).toBe(0);
  expect(storedWaitingIds()).toEqual([]);
  expect(countLost([], new Set())).toBe(0);
});
