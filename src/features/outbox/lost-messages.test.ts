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

test('counts a message that vanished under an open page, until its author knows', () => {
  expect(countLost([one], new Set(['one']))).toBe(0);
  expect(countLost([], new Set())).toBe(1);
  expect(countLost([], new Set())).toBe(1);
});

test('one read just before everything was deleted is neither stored nor called lost', () => {
  expect(countLost([one], new Set())).toBe(0);
  expect(storedWaitingIds()).toEqual([]);
  expect(countLost([], new Set())).toBe(0);
});

test('a finished message is not lost: a delivered one is still announced, a deleted one is not', () => {
  const known = new Set(['one']);
  countLost([one], known);
  const sent = asSent(one, 1) ?? one;
  expect([countLost([sent], known), storedWaitingIds()]).toEqual([0, ['one']]);
  expect([countLost([sent], known), storedWaitingIds()]).toEqual([0, ['one']]);
  const deleted = asDeleted(one) ?? one;
  expect([countLost([deleted], known), storedWaitingIds()]).toEqual([0, []]);
  expect([countLost([sent], known), storedWaitingIds()]).toEqual([0, []]);
});

test('a saved message counts as lost, even if storage was cleared before anything read it', () => {
  noteWaitingId('one');
  noteWaitingId('one');
  expect(countLost([], new Set())).toBe(1);
});
