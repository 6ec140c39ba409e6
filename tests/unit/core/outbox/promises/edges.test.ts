import { describe, expect, it, vi } from 'vitest';
import type { Device } from '#core/outbox/device.ts';
import { flush } from '#core/outbox/flush.ts';
import { lastResponse } from '#core/outbox/journal.ts';
import { changeQueueIn } from '#core/outbox/queue.ts';
import { newRecord, type OutboxRecord } from '#core/outbox/record.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { asDeleted, endAttempt, startAttempt } from '#core/outbox/transitions.ts';
import { Form, fullDisk, http, NONE, OK, Phone, text } from './phone.ts';

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

/** Somebody has cleared the site's storage. */
const clear = ({ device }: { device: Device }) =>
  device.transact(['messages'], 'readwrite', async ({ messages }) => messages.clear());

describe('a round', () => {
  it('ends where its lock was taken between two posts', async () => {
    const phone = new Phone();
    const device = await put(phone, {}, {});
    const round = flush(device);
    await phone.pass(0);
    await device.transact(['queue'], 'readwrite', ({ queue }) => changeQueueIn(queue, { term: 9 }));
    await phone.post(0).answer(OK);
    await phone.pass(5_000);
    expect(await round).toMatchObject({ sent: 1, remaining: 1, stopped: 'busy' });
    expect(phone.posts).toHaveLength(1);
  });

  it('forgets ids of before where it has sent, and writes nothing where it has not', async () => {
    const done = Array.from({ length: 205 }, () => ({ status: 'sent' as const }));
    const quiet = new Phone();
    await flush(await put(quiet, ...done));
    expect(quiet.deleted).toEqual([]);
    const phone = new Phone();
    phone.mail = () => OK;
    await flush(await put(phone, ...done, {}));
    expect(await phone.records()).toHaveLength(200);
  });

  it('rejects where storage fails in another way than by being full', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    phone.refuse = () => new DOMException('', 'UnknownError');
    await expect(flush(device)).rejects.toMatchObject({ name: 'UnknownError' });
  });

  it('leaves a message to the form that waits for it, until it is due', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const device = await put(phone, { inForm: true, nextAt: phone.now + 30_000 });
    await flush(device);
    expect(await phone.record()).toMatchObject({ status: 'queued', inForm: true });
    await phone.pass(30_000);
    await flush(device);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });
});

describe('a message that goes while the rate limit delays its post', () => {
  it.each([
    ['its author deleted it', (device: Device) => changeRecord(device, 'id-1', asDeleted)],
    [
      'it was cleared',
      (device: Device) =>
        device.transact(['messages'], 'readwrite', async ({ messages }) => messages.delete('id-1')),
    ],
  ])('is not posted, and the next one is: %s', async (_, go) => {
    const phone = new Phone();
    phone.mail = () => OK;
    const device = await put(phone, {}, {}, {});
    const round = flush(device);
    await phone.pass(500);
    await go(phone.open().device);
    await phone.pass(10_000);
    expect(phone.posted).toEqual(['Message 0', 'Message 2']);
    expect(await round).toMatchObject({ sent: 2, remaining: 0, stopped: '' });
  });
});

describe('a press of Send', () => {
  it('says "saved" if only the record itself could be written', async () => {
    const phone = new Phone();
    phone.reachable = false;
    let writings = 0;
    phone.refuse = () => (writings++ > 0 ? fullDisk() : undefined);
    expect(await phone.form().send('Hello')).toBe('queued');
  });

  it('says "failed" where the refusal of its post cannot be written', async () => {
    const phone = new Phone();
    const submitted = phone.form().send('Hello');
    await phone.pass(0);
    phone.refuse = fullDisk;
    await phone.post(0).answer(http(500, 'broken'));
    await phone.pass(120_000);
    expect(await submitted).toBe('failed');
  });

  it('says that it was taken back if its author did so meanwhile', async () => {
    const phone = new Phone();
    phone.mail = () => http(500, 'broken');
    const form = phone.form();
    expect(await form.send('Hello')).toBe('failed');
    await changeRecord(form.device, form.last.id, asDeleted);
    expect(await form.send('Hello')).toBe('withdrawn');
    expect(phone.posts).toHaveLength(1);
  });

  it('posts no second copy where storage was cleared while the first was refused', async () => {
    const phone = new Phone();
    const submitted = phone.form().send('Hello');
    await phone.pass(0);
    await clear(phone.open());
    await phone.post(0).answer(http(500, 'broken'));
    await phone.pass(30_000);
    expect(await submitted).toBe('failed');
    expect(phone.posts).toHaveLength(1);
  });

  /** Another page begins to post the text as the form gets the lock, or waits for it in vain. */
  async function postedElsewhere(phone: Phone, isBusy: boolean) {
    const { device } = phone.open();
    const other = phone.open().device;
    const { withSendLock } = device;
    const form = new Form(device);
    device.withSendLock = async (waitMs, work) => {
      const { id } = form.last;
      const attempt = { id: 'of another', at: phone.now };
      await changeRecord(other, id, (record) => startAttempt(record, attempt, false));
      return isBusy ? 'busy' : withSendLock(waitMs, work);
    };
    let told = '';
    const pressed = form.send('Hello');
    void pressed.then((outcome) => {
      told = outcome;
    });
    await phone.pass(5_000);
    expect(told).toBe('');
    return { other, id: form.last.id, pressed };
  }

  it.each([
    [false, OK, 'sent'],
    [true, OK, 'sent'],
    [false, http(503, 'Busy'), 'queued'],
    [true, http(503, 'Busy'), 'queued'],
  ])(
    'says what came of the post of another page (that has the lock: %s): %j',
    async (isBusy, response, outcome) => {
      const phone = new Phone();
      const { other, id, pressed } = await postedElsewhere(phone, isBusy);
      const ended = {
        attempt: 'of another',
        response,
        reachable: true,
        now: phone.now,
        random: 0.5,
      };
      await changeRecord(other, id, (record) => endAttempt(record, ended));
      await phone.pass(2_000);
      expect(await pressed).toBe(outcome);
      expect(phone.posts).toHaveLength(0);
    },
  );

  it('ends where storage was cleared while another page posted that text', async () => {
    const phone = new Phone();
    const form = phone.form();
    void form.send('Hello');
    await phone.pass(0);
    const second = phone.form(form.last).send('Hello');
    await phone.pass(0);
    await clear(phone.open());
    await phone.pass(1_000);
    expect(await second).toBe('failed');
    expect(phone.posts).toHaveLength(1);
  });
});

describe('a post', () => {
  it('does not start if nobody can read whether it still may', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    const { transact } = device;
    device.transact = (stores, mode, work) =>
      mode === 'readonly' && stores.length === 2
        ? Promise.reject(new DOMException('', 'UnknownError'))
        : transact(stores, mode, work);
    await flush(device);
    expect(phone.posts).toHaveLength(0);
    expect(lastResponse(await phone.record())).toBe('@unsent');
  });

  it.each([true, false])(
    'without an answer asks at once whether there is a network where it was asked for: %s',
    async (sendNow) => {
      const phone = new Phone();
      const device = await put(phone, { sendNow });
      const { isReachable } = device;
      const asked: (boolean | undefined)[] = [];
      device.isReachable = async (patient) => {
        asked.push(patient);
        return isReachable(patient);
      };
      void flush(device);
      await phone.pass(0);
      asked.length = 0;
      await phone.post(0).answer(NONE);
      expect(asked).toEqual([!sendNow]);
    },
  );

  it('with an answer asks nobody whether there is a network', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    void flush(device);
    await phone.pass(0);
    const asked = vi.spyOn(device, 'isReachable');
    await phone.post(0).answer(http(422, 'no'));
    expect(asked).not.toHaveBeenCalled();
  });

  it('that was answered has left the device, despite all network signals', async () => {
    const phone = new Phone();
    phone.reachable = phone.onLine = false;
    const device = await put(phone, { sendNow: true });
    void flush(device, { isPressed: true });
    await phone.pass(0);
    await phone.post(0).answer(http(503, 'Busy'));
    expect(lastResponse(await phone.record())).toBe('503 Busy');
  });

  it('is told to every tab as it begins', async () => {
    const phone = new Phone();
    const device = await put(phone, {});
    const told = vi.fn();
    phone.changed.add(told);
    void flush(device);
    await phone.pass(0);
    expect(phone.posts).toHaveLength(1);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('of the form that is delivered keeps no room on the disk', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const form = phone.form();
    expect(await form.send('Hello')).toBe('sent');
    const kept = form.device.transact(['queue'], 'readonly', ({ queue }) => queue.get('reserve'));
    expect(await kept).toBeUndefined();
  });
});
