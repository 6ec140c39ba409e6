import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { newRecord, type OutboxRecord } from '#core/outbox/record.ts';
import { sentOf } from '#core/outbox/sent.ts';
import { asDeleted, asSent } from '#core/outbox/transitions.ts';

const payload = { from_name: 'A', from_email: 'a@b.example', message: 'Hi' };
const message = (id: string, seq: number) => newRecord({ id, hash: `of ${id}`, seq }, payload, seq);
const sent = (id: string, seq: number, at: number) => asSent(message(id, seq), at) as OutboxRecord;

/** The outbox's disk as one tab has it. */
async function openTab() {
  vi.resetModules();
  const [{ forgetSent }, { allRecords }, { browserDevice }] = await Promise.all([
    import('#core/outbox/forget-sent.ts'),
    import('#core/outbox/store.ts'),
    import('#core/outbox/browser-device.ts'),
  ]);
  return {
    write: (records: readonly OutboxRecord[]) =>
      browserDevice.transact(['messages'], 'readwrite', async ({ messages }) => {
        for (const record of records) messages.put(record.id, record);
      }),
    forget: (...ids: string[]) => forgetSent(browserDevice, ids),
    all: () => allRecords(browserDevice),
    listed: async () => sentOf(await allRecords(browserDevice)).map(({ id }) => id),
  };
}

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

it('lists the last ten deliveries, the newest first, in any order of writing', () => {
  const records = Array.from({ length: 12 }, (_, i) => sent(`s${i}`, i, (i * 7) % 12));
  const listed = sentOf(records);
  expect(listed.map(({ sentAt }) => sentAt)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(Object.keys(listed[0] ?? {})).toEqual(['id', 'sentAt']);
});

it('never lists what was not delivered, nor an invalid time', () => {
  const waits = message('a', 1);
  const deleted = asDeleted(waits) as OutboxRecord;
  const times = [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1, '5', null, undefined, {}];
  for (const status of ['queued', 'sending', 'attention', 'deleted'] as const)
    expect(sentOf([{ ...waits, status, sentAt: 5 }])).toEqual([]);
  expect(sentOf([waits, deleted])).toEqual([]);
  for (const sentAt of times)
    expect(sentOf([{ ...sent('b', 2, 1), sentAt } as OutboxRecord])).toEqual([]);
});

it('forgets one or all for every tab, keeps their ids, and lets no older one follow', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const records = Array.from({ length: 12 }, (_, i) => sent(`s${i}`, i, i));
  await one.write([...records, message('w', 20)]);
  await other.forget('s11');
  expect(await one.listed()).toEqual(['s10', 's9', 's8', 's7', 's6', 's5', 's4', 's3', 's2']);
  await one.forget(...(await one.listed()));
  expect(await other.listed()).toEqual([]);
  // A stale tab must not send one of them again.
  const left = await other.all();
  expect(left.filter(({ status }) => status === 'sent')).toHaveLength(12);
  expect(left.find(({ id }) => id === 'w')).toEqual(message('w', 20));
});
