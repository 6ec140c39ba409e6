import { expect, test } from 'vitest';
import { copyMayHaveArrived } from '#core/outbox/copy-may-have-arrived.ts';
import type { Device } from '#core/outbox/device.ts';
import { eachField, FIELDS, FIRST_FIELDS, LATER_FIELDS } from '#core/outbox/payload.ts';
import { newRecord, type OutboxRecord } from '#core/outbox/record.ts';
import type { MailResponse } from '#core/outbox/response.ts';
import { retryAfterOf } from '#core/outbox/retry-after.ts';
import { isUnconfirmed, isUnsent } from '#core/outbox/stopped.ts';
import { asSent, endAttempt, startAttempt } from '#core/outbox/transitions.ts';
import { memoryTransactions } from '#core/storage/memory-transactions.ts';

const NOW = Date.UTC(2026, 0, 1);
const payload = { from_name: 'A', from_email: 'a@b.example', message: 'Hi' };
const fresh = newRecord({ id: 'id-1', hash: 'of Hi', seq: 1 }, payload, NOW);
const begin = (record: OutboxRecord, id: string) =>
  startAttempt(record, { id, at: NOW }, true) as OutboxRecord;
const end = (record: OutboxRecord, attempt: string, response: MailResponse) =>
  endAttempt(record, { attempt, response, reachable: true, now: NOW, random: 0 }) as OutboxRecord;

const posted = begin(fresh, 'post-1');
const silent = end(posted, 'post-1', { kind: 'none' });
const refused = end(posted, 'post-1', { kind: 'http', status: 413, text: 'too large' });

// What no answer came to may have arrived; what was refused has not.
test('a message that stopped is unsent or unconfirmed, and one on its way is neither', () => {
  expect([silent.status, refused.status]).toEqual(['attention', 'attention']);
  expect([isUnsent(silent), isUnconfirmed(silent)]).toEqual([false, true]);
  expect([isUnsent(refused), isUnconfirmed(refused)]).toEqual([true, false]);
  const again = { ...silent, status: 'queued' } as OutboxRecord;
  for (const record of [fresh, posted, again])
    expect([isUnsent(record), isUnconfirmed(record)]).toEqual([false, false]);
});

test.each([
  ['was never posted', fresh, false],
  ['is being posted for the first time', posted, false],
  ['was posted into silence', silent, true],
  ['was refused', refused, false],
  ['is posted again after silence', begin({ ...silent, status: 'queued' }, 'post-2'), true],
  ['is known to have arrived', asSent(silent, NOW) as OutboxRecord, false],
  ['is not here', undefined, false],
])('whether a copy may have arrived of what %s', async (_what, record, may) => {
  const transact = memoryTransactions<'messages'>(['messages']);
  await transact(['messages'], 'readwrite', async ({ messages }) => {
    if (record) messages.put(record.id, record);
  });
  expect(await copyMayHaveArrived({ transact } as unknown as Device, 'id-1')).toBe(may);
});

// RFC 9110, 5.6.7: the three forms of one date.
test.each([
  'Sun, 06 Nov 1994 08:49:37 GMT',
  'Sunday, 06-Nov-94 08:49:37 GMT',
  'Sun Nov  6 08:49:37 1994',
])('Retry-After: %s is that moment, wherever this device is', (date) => {
  const moment = Date.UTC(1994, 10, 6, 8, 49, 37);
  expect(retryAfterOf(new Headers({ 'retry-after': date }), moment - 5_000)).toBe(5_000);
});

test('a value for each field is made of its name', () => {
  expect(eachField((field) => field)).toMatchObject({
    ...{ from_name: 'from_name', from_email: 'from_email', message: 'message' },
  });
});

test('a field is one of the first or came later, and none is both', () => {
  expect([...FIRST_FIELDS, ...LATER_FIELDS].sort()).toEqual(FIELDS.toSorted());
});
