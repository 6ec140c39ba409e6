import { describe, expect, it } from 'vitest';
import type { Device } from '#core/outbox/device.ts';
import { flush } from '#core/outbox/flush.ts';
import { createSender } from '#core/outbox/sender.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { recoverOrphan } from '#core/outbox/transitions.ts';
import { Form, fullDisk, http, OK, Phone } from './phone.ts';

async function waiting(phone: Phone): Promise<Device> {
  phone.reachable = false;
  const form = phone.form();
  expect(await form.send('Hello')).toBe('queued');
  phone.reachable = true;
  return form.device;
}

describe('A12: a disk that takes no more', () => {
  it('stops a round cleanly: nothing is posted without a record', async () => {
    const phone = new Phone();
    const device = await waiting(phone);
    phone.refuse = fullDisk;
    const round = flush(device);
    await phone.pass(2_000);
    expect(await round).toMatchObject({ sent: 0, remaining: 1, stopped: 'full' });
    expect(phone.posts).toHaveLength(0);
    expect(await phone.record()).toMatchObject({ status: 'queued', journal: [] });
  });

  it('stops a round cleanly, also with a message of a dead sender', async () => {
    const phone = new Phone();
    const tab = phone.open();
    void new Form(tab.device).send('Hello');
    await phone.pass(0);
    await tab.kill();
    phone.refuse = fullDisk;
    expect(await flush(phone.open().device)).toMatchObject({ remaining: 1, stopped: 'full' });
    expect(await phone.record()).toMatchObject({ status: 'sending' });
  });

  it('is retried slowly, and messages are sent once there is space', async () => {
    const phone = new Phone();
    const device = await waiting(phone);
    let refusals = 0;
    phone.refuse = () => {
      refusals++;
      return fullDisk();
    };
    phone.mail = () => OK;
    void createSender(device, () => true).deliver();
    await phone.pass(600_000);
    expect(refusals).toBeLessThanOrEqual(11);
    phone.refuse = () => undefined;
    await phone.pass(60_000);
    expect(phone.posted).toEqual(['Hello']);
  });

  it.each(['form', 'queue'])(
    'after a delivery from the %s: that is written as soon as it is possible, and not posted again',
    async (from) => {
      const phone = new Phone();
      const { device } = from === 'queue' ? { device: await waiting(phone) } : phone.open();
      const sending = from === 'queue' ? flush(device) : phone.form().send('Hello');
      await phone.pass(0);
      phone.refuse = fullDisk;
      await phone.post(0).answer(OK);
      await phone.pass(3_000);
      expect(await phone.record()).toMatchObject({ status: 'sending' });
      phone.refuse = () => undefined;
      await phone.pass(10_000);
      const told = await sending;
      expect(typeof told === 'string' ? told : told.sent).toBe(from === 'queue' ? 1 : 'sent');
      expect(await phone.record()).toMatchObject({ status: 'sent' });
      void flush(device, { reconnected: true });
      await phone.pass(120_000);
      expect(phone.posts).toHaveLength(1);
    },
  );

  /** The form heard of its delivery, and nothing of it could be written. There is room again now. */
  async function deliveredUnwritten() {
    const phone = new Phone();
    const form = phone.form();
    const submitted = form.send('Hello');
    await phone.pass(0);
    phone.refuse = fullDisk;
    await phone.post(0).answer(OK);
    await phone.pass(120_000);
    expect(await submitted).toBe('sent');
    phone.refuse = () => undefined;
    return { phone, form };
  }

  /** Now, and when what has no outcome may be tried again. */
  async function flushTwice(phone: Phone, device: Device) {
    void flush(device);
    await phone.pass(60_000);
    void flush(device);
    await phone.pass(2_000);
  }

  it('stays full after a delivery: it is reported, and a second copy has the same id', async () => {
    const { phone, form } = await deliveredUnwritten();
    phone.mail = () => OK;
    const { device } = phone.form();
    await flushTwice(phone, device);
    expect(phone.ids).toEqual([form.last.id, form.last.id]);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('stays full after a delivery: the page that knows of it posts no second copy', async () => {
    const { phone, form } = await deliveredUnwritten();
    await flushTwice(phone, form.device);
    expect(phone.posts).toHaveLength(1);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('stays full after a delivery: the page that knows of it tells the disk at once', async () => {
    const { phone, form } = await deliveredUnwritten();
    await flush(form.device);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('stays full after a delivery: pressed again where another page gave it back to the queue', async () => {
    const { phone, form } = await deliveredUnwritten();
    phone.mail = () => OK;
    await changeRecord(phone.open().device, form.last.id, (record) =>
      recoverOrphan(record, phone.now),
    );
    const again = form.send('Hello');
    await phone.pass(5_000);
    expect(await again).toBe('sent');
    expect(phone.posts).toHaveLength(1);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('at the press of Send: a message that cannot be stored is posted, and never called saved', async () => {
    const phone = new Phone();
    phone.refuse = fullDisk;
    phone.reachable = false;
    const form = phone.form();
    expect(await form.send('Hello')).toBe('unsaved');
    phone.reachable = true;
    phone.mail = () => OK;
    const submitted = form.send('Hello');
    await phone.pass(2_000);
    expect(await submitted).toBe('sent');
    expect(phone.posted).toEqual(['Hello']);
  });

  it('at the press of Send: a message of the queue is not posted as well', async () => {
    const phone = new Phone();
    phone.reachable = false;
    const form = phone.form();
    expect(await form.send('Hello')).toBe('queued');
    phone.reachable = true;
    phone.refuse = fullDisk;
    phone.mail = () => OK;
    const pressed = form.send('Hello');
    await phone.pass(3_000);
    expect(await pressed).toBe('queued');
    expect(phone.posts).toHaveLength(0);
  });

  it('at the press of Send: each text still has one id', async () => {
    const phone = new Phone();
    phone.refuse = fullDisk;
    const form = phone.form();
    const first = form.send('Hello');
    await phone.pass(30_000);
    expect(await first).toBe('failed');
    phone.mail = () => OK;
    for (const message of ['Hello', 'Hello, corrected']) {
      const sent = form.send(message);
      await phone.pass(3_000);
      expect(await sent).toBe('sent');
    }
    const [one, two, three] = phone.ids;
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });
});

describe('A12: space reserved on the disk while messages wait', () => {
  /** As Chromium does: each `put` is refused until something was deleted in a transaction before. */
  function fill(phone: Phone): void {
    const before = phone.deleted.length;
    phone.refuse = () => (phone.deleted.length > before ? undefined : fullDisk());
  }

  /** A message that a round of the queue has seen before the disk was full. */
  async function waitingWithRoom(phone: Phone): Promise<Device> {
    const device = await waiting(phone);
    phone.reachable = false;
    expect(await flush(device)).toMatchObject({ stopped: 'offline' });
    phone.reachable = true;
    fill(phone);
    return device;
  }

  it('lets the queue drain without posting a delivered message again', async () => {
    const phone = new Phone();
    const device = await waitingWithRoom(phone);
    phone.mail = () => OK;
    const round = flush(device);
    await phone.pass(2_000);
    expect(await round).toMatchObject({ sent: 1, remaining: 0 });
    expect(await phone.record()).toMatchObject({ status: 'sent' });
    void flush(device, { reconnected: true });
    await phone.pass(120_000);
    expect(phone.posted).toEqual(['Hello']);
  });

  it('still exists if the disk fills up during a post', async () => {
    const phone = new Phone();
    const device = await waiting(phone);
    phone.reachable = false;
    await flush(device);
    phone.reachable = true;
    const round = flush(device);
    await phone.pass(0);
    fill(phone);
    await phone.post(0).answer(OK);
    expect(await round).toMatchObject({ sent: 1 });
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('lets the press of Send post a text again that failed', async () => {
    const phone = new Phone();
    phone.mail = () => http(500, 'Internal error');
    const form = phone.form();
    expect(await form.send('Hello')).toBe('failed');
    fill(phone);
    phone.mail = () => OK;
    const again = form.send('Hello');
    await phone.pass(3_000);
    expect(await again).toBe('sent');
    expect(phone.posts.map(({ parameters }) => parameters.attempt)).toEqual([1, 2]);
    expect(new Set(phone.ids).size).toBe(1);
  });

  it('is not taken by a new message', async () => {
    const phone = new Phone();
    await waitingWithRoom(phone);
    phone.reachable = false;
    expect(await phone.form().send('Another')).toBe('unsaved');
    expect(phone.deleted).toEqual([]);
  });

  it('is released once no message waits', async () => {
    const phone = new Phone();
    const device = await waiting(phone);
    const isKept = () =>
      device.transact(['queue'], 'readonly', async ({ queue }) => !!(await queue.get('reserve')));
    phone.reachable = false;
    await flush(device);
    expect(await isKept()).toBe(true);
    phone.reachable = true;
    phone.mail = () => OK;
    const round = flush(device);
    await phone.pass(2_000);
    await round;
    expect(await isKept()).toBe(false);
  });
});

describe('A12: reading and writing are one transaction', () => {
  it('a hundred forms at once make a hundred records with different numbers', async () => {
    const phone = new Phone();
    phone.reachable = false;
    const forms = Array.from({ length: 100 }, () => phone.form());
    await Promise.all(forms.map((form, i) => form.send(`Message ${i}`)));
    const records = await phone.records();
    expect(new Set(records.map(({ seq }) => seq)).size).toBe(100);
  });

  it('the hundred-and-first is refused, however many come at once', async () => {
    const phone = new Phone();
    phone.reachable = false;
    const forms = Array.from({ length: 120 }, () => phone.form());
    const told = await Promise.all(forms.map((form, i) => form.send(`Message ${i}`)));
    expect(told.filter((outcome) => outcome === 'queued')).toHaveLength(100);
    expect(told.filter((outcome) => outcome === 'full')).toHaveLength(20);
    expect(await phone.records()).toHaveLength(100);
  });

  it('presses of one text in many tabs make one message', async () => {
    const phone = new Phone();
    phone.reachable = false;
    const draft = phone.form();
    await draft.send('Hello');
    phone.reachable = true;
    const told = Array.from({ length: 10 }, () => phone.form(draft.last).send('Hello'));
    await phone.pass(0);
    await phone.post(0).answer(OK);
    await phone.pass(15_000);
    expect(await Promise.all(told)).toEqual(told.map(() => 'sent'));
    expect(phone.posts).toHaveLength(1);
  });
});
