import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newRecord } from '#core/outbox/record.ts';
import { asDeleted, asSent } from '#core/outbox/transitions.ts';
import { countLost } from '#features/outbox/delivery/lost-messages.ts';
import { noteWaitingId, storedWaitingIds } from '#store/waiting-ids.ts';

const TEXT = { from_name: 'A', from_email: 'a@b.example', message: 'Hi' };
const one = newRecord({ id: 'one', hash: '', seq: 1 }, TEXT, 1);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a message that vanished under an open page is counted, until its author knows', () => {
  expect(countLost([one], new Set(['one']))).toBe(0);
  expect(countLost([], new Set())).toBe(1);
  expect(countLost([], new Set())).toBe(1);
});

test('one that was read just before all was erased is neither stored nor called lost', () => {
  expect(countLost([one], new Set())).toBe(0);
  expect(storedWaitingIds()).toEqual([]);
  expect(countLost([], new Set())).toBe(0);
});

test('one that is done with is not lost: delivered, it stays stored for who tells it, deleted it does not', () => {
  const known = new Set(['one']);
  countLost([one], known);
  const sent = asSent(one) ?? one;
  expect([countLost([sent], known), storedWaitingIds()]).toEqual([0, ['one']]);
  expect([countLost([sent], known), storedWaitingIds()]).toEqual([0, ['one']]);
  const deleted = asDeleted(one) ?? one;
  expect([countLost([deleted], known), storedWaitingIds()]).toEqual([0, []]);
  expect([countLost([sent], known), storedWaitingIds()]).toEqual([0, []]);
});

test('one that was told to be saved is missed, also where all was cleared before anything had read it', () => {
  noteWaitingId('one');
  noteWaitingId('one');
  expect(countLost([], new Set())).toBe(1);
});
