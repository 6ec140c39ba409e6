import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { newRecord, type OutboxRecord } from '#core/outbox/record.ts';

/** The outbox's disk as one tab has it. */
async function openTab() {
  vi.resetModules();
  const [store, { browserDevice }] = await Promise.all([
    import('#core/outbox/store.ts'),
    import('#core/outbox/browser-device.ts'),
  ]);
  const { transact } = browserDevice;
  return {
    write: (record: OutboxRecord) =>
      transact(['messages'], 'readwrite', async ({ messages }) => messages.put(record.id, record)),
    change: (id: string, how: (record: OutboxRecord) => OutboxRecord | undefined) =>
      store.changeRecord(browserDevice, id, how),
    read: (id: string) => store.readRecord(browserDevice, id),
    all: () => store.allRecords(browserDevice),
  };
}

const payload = { from_name: 'A', from_email: 'a@b.example', message: 'Hi' };
const message = newRecord({ id: 'a', hash: 'of a', seq: 1 }, payload, 1);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

it('loses none of 400 concurrent changes of two tabs', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.write({ ...message, nextAt: 0 });
  const count = (tab: typeof one) =>
    tab.change('a', (record) => ({ ...record, nextAt: record.nextAt + 1 }));
  await Promise.all(Array.from({ length: 200 }, () => [count(one), count(other)]).flat());
  expect(await other.read('a')).toMatchObject({ nextAt: 400 });
});

it('writes nothing for an empty change or an unknown message', async () => {
  const tab = await openTab();
  await tab.write(message);
  expect(await tab.change('a', () => undefined)).toBeUndefined();
  expect(await tab.change('none', (record) => record)).toBeUndefined();
  expect(await tab.all()).toEqual([message]);
});

it('knows a message of a newer version by its id as one that must not be posted again', async () => {
  const tab = await openTab();
  const [{ lookUp }, { browserDevice }] = await Promise.all([
    import('#core/outbox/store.ts'),
    import('#core/outbox/browser-device.ts'),
  ]);
  await tab.write({ ...message, schema: (message.schema + 1) as typeof message.schema });
  expect(await lookUp(browserDevice, 'a')).toBe('unanswered');
  await tab.write({ ...message, seq: Number.NaN });
  expect(await lookUp(browserDevice, 'a')).toBeUndefined();
  await tab.write(message);
  expect(await lookUp(browserDevice, 'a')).toEqual(message);
  expect(await lookUp(browserDevice, 'none')).toBeUndefined();
});

it('tells every page to look where the disk gave no answer: the change may have happened', async () => {
  const [{ changeRecord }, { browserDevice }] = await Promise.all([
    import('#core/outbox/store.ts'),
    import('#core/outbox/browser-device.ts'),
  ]);
  const announceChange = vi.fn();
  const changeOn = (name: string) => {
    const transact = () => Promise.reject(new DOMException('', name));
    const device = { ...browserDevice, transact, announceChange };
    return expect(changeRecord(device, 'a', (record) => record)).rejects.toThrow();
  };
  await changeOn('UnknownError');
  expect(announceChange).not.toHaveBeenCalled();
  await changeOn('TimeoutError');
  expect(announceChange).toHaveBeenCalledOnce();
});

it.each<[string, (record: OutboxRecord) => OutboxRecord]>([
  ['another text', (record) => ({ ...record, payload: { ...payload, message: 'Ho' } })],
  ['another id', (record) => ({ ...record, id: 'b' })],
])('writes nothing where a change makes %s of a message: that is a fault', async (_, change) => {
  const tab = await openTab();
  await tab.write(message);
  await expect(tab.change('a', change)).rejects.toThrow('No transition');
  expect(await tab.all()).toEqual([message]);
});

it.each(['sent', 'deleted'] as const)(
  'writes nothing over a message that is %s',
  async (status) => {
    const tab = await openTab();
    const done = { ...message, status };
    await tab.write(done);
    const again = tab.change('a', (record) => ({ ...record, status: 'queued' }));
    await expect(again).rejects.toThrow('No transition');
    expect(await tab.all()).toEqual([done]);
  },
);
