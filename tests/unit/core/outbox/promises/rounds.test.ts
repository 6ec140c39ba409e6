import { describe, expect, it, vi } from 'vitest';
import type { Device } from '#core/outbox/device.ts';
import { flush } from '#core/outbox/flush.ts';
import { changeQueueIn } from '#core/outbox/queue.ts';
import { newRecord, type OutboxRecord } from '#core/outbox/record.ts';
import { createSender } from '#core/outbox/sender.ts';
import * as store from '#core/outbox/store.ts';
import { askToSendNow } from '#core/outbox/transitions.ts';
import { writeSurely } from '#core/outbox/write-surely.ts';
import { fullDisk, http, OK, Phone, text } from './phone.ts';

const MINUTE = 60_000;

/** Messages that lie on the disk, in this order. */
async function put(phone: Phone, ...changes: Partial<OutboxRecord>[]): Promise<Device> {
  const { device } = phone.open();
  await device.transact(['messages'], 'readwrite', async ({ messages }) => {
    for (const [index, change] of changes.entries()) {
      const made = { id: `id-${index}`, hash: '', seq: index + 1 };
      const record = { ...newRecord(made, text(`Message ${index}`), phone.now), ...change };
      messages.put(record.id, record);
    }
  });
  return device;
}

describe('what a round returns about remaining messages', () => {
  it('is nothing where nothing waits', async () => {
    const phone = new Phone();
    const device = await put(phone, { status: 'attention' }, { status: 'sent' });
    expect(await flush(device)).toEqual({ sent: 0, remaining: 0, nextAt: undefined, stopped: '' });
  });

  it('is the earliest due time of messages that need no press', async () => {
    const phone = new Phone();
    const later = [5, 3, 9].map((minutes) => ({ nextAt: phone.now + minutes * MINUTE }));
    const device = await put(phone, ...later, { status: 'attention', nextAt: phone.now + 1 });
    const { now } = phone;
    expect(await flush(device)).toEqual({
      sent: 0,
      remaining: 3,
      nextAt: now + 3 * MINUTE,
      stopped: '',
    });
  });

  it('is the end of a pause, or at once for a pressed message', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    const pausedUntil = phone.now + 30 * MINUTE;
    await device.transact(['queue'], 'readwrite', ({ queue }) =>
      changeQueueIn(queue, { pausedUntil, pausedFor: 'service' }),
    );
    const paused = { sent: 0, remaining: 1, nextAt: pausedUntil, stopped: 'paused' };
    expect(await flush(device)).toEqual(paused);
    phone.reachable = false;
    await store.changeRecord(device, 'id-0', (record) => askToSendNow(record, phone.now));
    const offline = { sent: 0, remaining: 1, nextAt: 0, stopped: 'offline' };
    expect(await flush(device)).toEqual(offline);
    expect(phone.posts).toEqual([]);
  });

  it('is the same while somebody else sends', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    void flush(device);
    await phone.pass(0);
    const busy = { sent: 0, remaining: 1, nextAt: phone.now, stopped: 'busy' };
    expect(await flush(phone.open().device)).toEqual(busy);
  });

  it('counts what was sent', async () => {
    const phone = new Phone();
    phone.mail = ({ message }) =>
      message === 'Message 1' ? http(422, 'The recipients address is corrupted') : OK;
    const device = await put(phone, {}, {}, {});
    const round = flush(device);
    await phone.pass(10_000);
    expect(await round).toEqual({ sent: 2, remaining: 0, nextAt: undefined, stopped: '' });
  });
});

describe('the order of a round', () => {
  it('is pressed messages, then untried ones, then tried ones, oldest try first', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const tried = (minutesAgo: number) => ({
      journal: [{ id: 'x', number: 1, at: phone.now - minutesAgo * MINUTE, response: '503 Busy' }],
    });
    const device = await put(phone, tried(5), tried(9), {}, { ...tried(1), sendNow: true }, {});
    void flush(device);
    await phone.pass(MINUTE);
    const order = [3, 2, 4, 1, 0].map((index) => `Message ${index}`);
    expect(phone.posted).toEqual(order);
  });
});

describe('a page that sends', () => {
  /** Times of its rounds, in milliseconds from now on. */
  function roundsOf(phone: Phone, device: Device): number[] {
    const rounds: number[] = [];
    const start = phone.now;
    const { withSendLock } = device;
    device.withSendLock = (...asked) => {
      rounds.push(phone.now - start);
      return withSendLock(...asked);
    };
    return rounds;
  }

  it('asks again every eight seconds while there is no network', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    phone.reachable = false;
    const rounds = roundsOf(phone, device);
    const left = vi.fn();
    void createSender(device, () => true, left).deliver();
    await phone.pass(20_000);
    expect(rounds).toEqual([0, 8_000, 16_000]);
    // Nothing was tried.
    expect(left).not.toHaveBeenCalled();
  });

  it('asks again eight seconds after its last round, for any caller', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    phone.reachable = false;
    const rounds = roundsOf(phone, device);
    const { deliver } = createSender(device, () => true);
    void deliver();
    await phone.pass(5_000);
    void deliver();
    await phone.pass(17_000);
    expect(rounds).toEqual([0, 5_000, 13_000, 21_000]);
  });

  it('remembers a press of Send now that failing storage kept it from', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    // Our own server may be blocked alone: then a press is tried all the same.
    phone.reachable = false;
    const device = await put(phone, { sendNow: true });
    const { withSendLock } = device;
    device.withSendLock = () => Promise.reject(new DOMException('', 'UnknownError'));
    const { deliver } = createSender(device, () => true);
    await deliver({ isPressed: true });
    device.withSendLock = withSendLock;
    await phone.pass(10_000);
    expect(phone.posted).toEqual(['Message 0']);
  });

  it('asks a full disk again after a minute', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    phone.refuse = () => fullDisk();
    const rounds = roundsOf(phone, device);
    void createSender(device, () => true).deliver();
    await phone.pass(2 * MINUTE);
    expect(rounds).toEqual([0, MINUTE, 2 * MINUTE]);
  });

  it('returns when the next message is due, after ten minutes at most', async () => {
    const phone = new Phone();
    const device = await put(phone, { nextAt: phone.now + 25 * MINUTE });
    const rounds = roundsOf(phone, device);
    const left = vi.fn();
    void createSender(device, () => true, left).deliver();
    await phone.pass(24 * MINUTE);
    expect(rounds).toEqual([0, 10 * MINUTE, 20 * MINUTE]);
    expect(left).toHaveBeenCalledTimes(3);
    phone.mail = () => OK;
    await phone.pass(60 * MINUTE);
    expect(rounds).toEqual([0, 10 * MINUTE, 20 * MINUTE, 25 * MINUTE]);
    expect(left).toHaveBeenCalledTimes(3);
  });

  it('retries failing storage only if it may hold messages', async () => {
    for (const mayHold of [true, false]) {
      const phone = new Phone();
      const device = await put(phone, {});
      device.withSendLock = () => Promise.reject(new DOMException('', 'UnknownError'));
      const rounds = roundsOf(phone, device);
      const errors: unknown[] = [];
      const sender = createSender(device, (error) => {
        errors.push(error);
        return mayHold;
      });
      expect(await sender.deliver()).toBeUndefined();
      await phone.pass(9_000);
      expect(rounds).toEqual(mayHold ? [0, 8_000] : [0]);
      expect(errors[0]).toMatchObject({ name: 'UnknownError' });
    }
  });
});

describe('what must not be forgotten', () => {
  it('is retried for about a minute, and then reports why it failed', async () => {
    const waits: number[] = [];
    const device = { wait: async (ms: number) => void waits.push(ms) } as unknown as Device;
    let tries = 0;
    const write = () => Promise.reject(new Error(`try ${++tries}`));
    await expect(writeSurely(device, write)).rejects.toThrow('try 8');
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]);
    tries = waits.length = 0;
    await writeSurely(device, async () => {
      if (++tries < 3) throw new Error('busy');
    });
    expect(waits).toEqual([1_000, 2_000]);
  });
});

describe('the messages on a disk', () => {
  it('are read in the order of writing, and of one number by their ids', async () => {
    const phone = new Phone();
    const device = await put(phone, { id: 'c', seq: 2 }, { id: 'b', seq: 2 }, { id: 'z', seq: 1 });
    expect((await store.allRecords(device)).map(({ id }) => id)).toEqual(['z', 'b', 'c']);
  });

  it('are set aside if no version can read them; those of a newer version stay', async () => {
    const phone = new Phone();
    const device = await put(phone, { id: 'a' });
    const garbage = { schema: 2, id: 'half' };
    const newer = { schema: 99, id: 'newer' };
    await device.transact(['messages'], 'readwrite', async ({ messages }) => {
      messages.put('half', garbage);
      messages.put('newer', newer);
    });
    expect(await store.inventory(device)).toEqual({
      known: new Set(['a', 'newer']),
      quarantined: 1,
      hasNewer: true,
    });
    expect((await store.allRecords(device)).map(({ id }) => id)).toEqual(['a']);
    const entries = () =>
      device.transact(['messages'], 'readonly', ({ messages }) => messages.entries<unknown>());
    expect((await entries()).slice(1)).toEqual([
      ['newer', newer],
      ['set-aside:half', garbage],
    ]);
    expect(await store.inventory(device)).toEqual({
      known: new Set(['a', 'newer']),
      quarantined: 1,
      hasNewer: true,
    });
    // What is set aside is not set aside again.
    const before = await entries();
    await store.allRecords(device);
    expect(await entries()).toEqual(before);
  });

  it('are set aside whole by two pages at once', async () => {
    const phone = new Phone();
    const device = await put(phone);
    const garbage = { schema: 2, id: 'half' };
    await device.transact(['messages'], 'readwrite', async ({ messages }) =>
      messages.put('half', garbage),
    );
    await Promise.all([store.allRecords(device), store.allRecords(phone.open().device)]);
    const entries = device.transact(['messages'], 'readonly', ({ messages }) => messages.entries());
    expect(await entries).toEqual([['set-aside:half', garbage]]);
  });

  it('are not set aside if another page has mended them meanwhile', async () => {
    const phone = new Phone();
    const device = await put(phone);
    await device.transact(['messages'], 'readwrite', async ({ messages }) =>
      messages.put('id-0', 'garbage'),
    );
    const reading = store.allRecords(device);
    await Promise.all([reading, put(phone, {})]);
    expect(await store.inventory(device)).toMatchObject({ quarantined: 0 });
    expect(await phone.record()).toMatchObject({ id: 'id-0' });
  });

  it('leave their ids when done, at most the newest two hundred', async () => {
    const phone = new Phone();
    const done = Array.from({ length: 205 }, (_, index) => ({
      id: `id-${String(index).padStart(3, '0')}`,
      status: index % 2 ? ('sent' as const) : ('deleted' as const),
    }));
    const device = await put(phone, { id: 'waits' }, ...done);
    await store.forgetOldDone(device);
    const left = (await store.allRecords(device)).map(({ id }) => id);
    expect(left).toEqual(['waits', ...done.slice(5).map(({ id }) => id)]);
  });

  it('are newer if they were written later, with any ids', async () => {
    const phone = new Phone();
    const done = Array.from({ length: 201 }, (_, index) => ({
      id: `id-${999 - index}`,
      status: 'sent' as const,
    }));
    const device = await put(phone, ...done);
    await store.forgetOldDone(device);
    expect(phone.deleted).toEqual(['id-999']);
  });

  it('lose their digests when they are done, and not before', async () => {
    const phone = new Phone();
    const device = await put(
      phone,
      { hash: 'of what waits' },
      { status: 'sent', hash: 'of what was sent' },
    );
    await store.dropDigests(device);
    expect((await store.allRecords(device)).map(({ hash }) => hash)).toEqual(['of what waits', '']);
  });

  it('are told of when they change, and not when they do not', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    const told = vi.fn();
    phone.changed.add(told);
    await store.changeRecord(device, 'id-0', () => undefined);
    expect(told).not.toHaveBeenCalled();
    await store.changeRecord(device, 'id-0', (record) => ({ ...record, nextAt: 9 }));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('are changed only by the lock’s holder if its turn is given', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    await device.transact(['queue'], 'readwrite', ({ queue }) => changeQueueIn(queue, { term: 3 }));
    const change = (turn?: { term: number }) =>
      store.changeRecord(device, 'id-0', (record) => ({ ...record, nextAt: 9 }), turn);
    expect(await change({ term: 2 })).toBeUndefined();
    expect((await phone.record()).nextAt).not.toBe(9);
    expect(await change({ term: 3 })).toMatchObject({ nextAt: 9 });
    expect(await change()).toMatchObject({ nextAt: 9 });
  });
});
