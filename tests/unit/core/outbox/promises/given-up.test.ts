import { describe, expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { mayHaveArrived } from '#core/outbox/journal.ts';
import { createSender } from '#core/outbox/sender.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { asDeleted, askToSendNow, recoverOrphan, takeBack } from '#core/outbox/transitions.ts';
import { http, NONE, OK, Phone } from './phone.ts';

/** A message that waits in the queue. */
async function waiting(phone: Phone): Promise<string> {
  phone.reachable = false;
  expect(await phone.form().send('Hello')).toBe('queued');
  phone.reachable = true;
  return (await phone.record()).id;
}

/** The SDK is loaded when this is called. */
function loadsLate(phone: Phone): () => void {
  let load = () => {};
  phone.loaded = new Promise((resolve) => {
    load = resolve;
  });
  return load;
}

describe('F4: a post that is given up', () => {
  it('is aborted after 20 seconds, and not before', async () => {
    const phone = new Phone();
    await waiting(phone);
    void flush(phone.open().device);
    await phone.pass(19_000);
    expect(phone.post(0).signal.aborted).toBe(false);
    await phone.pass(1_500);
    expect(phone.post(0).signal.aborted).toBe(true);
  });

  it('does not begin if its parts load too late, also if the message was deleted', async () => {
    const phone = new Phone();
    const id = await waiting(phone);
    const load = loadsLate(phone);
    const { device } = phone.open();
    void flush(device);
    await phone.pass(21_000);
    expect(mayHaveArrived(await phone.record())).toBe(false);
    expect(await changeRecord(device, id, (each) => takeBack(each, true))).toBeDefined();
    load();
    await phone.pass(5_000);
    expect(phone.posts).toHaveLength(0);
  });

  it('does not begin if the disk says only then that it is still valid', async () => {
    const phone = new Phone();
    await waiting(phone);
    const load = loadsLate(phone);
    const { device } = phone.open();
    let isSlow = false;
    const slow: typeof device = {
      ...device,
      transact: async (...work) => {
        const [, mode] = work;
        const answer = await device.transact(...work);
        if (isSlow && mode === 'readonly') await device.wait(25_000);
        return answer;
      },
    };
    void flush(slow);
    await phone.pass(2_000);
    isSlow = true;
    load();
    await phone.pass(30_000);
    expect(phone.posts).toHaveLength(0);
    expect(mayHaveArrived(await phone.record())).toBe(false);
  });

  it('does not begin if another page took over the message and it was deleted', async () => {
    const phone = new Phone();
    const id = await waiting(phone);
    const load = loadsLate(phone);
    void flush(phone.open().device);
    await phone.pass(2_000);
    const other = phone.open().device;
    await changeRecord(other, id, (record) => recoverOrphan(record, phone.now));
    await changeRecord(other, id, asDeleted);
    load();
    await phone.pass(5_000);
    expect(phone.posts).toHaveLength(0);
  });

  it.each([
    ['goes on', 3_600_000],
    ['is set back', -3_600_000],
  ])(
    'does not begin if its page slept with an old answer, and the clock %s',
    async (_, sleptMs) => {
      const phone = new Phone();
      const id = await waiting(phone);
      const load = loadsLate(phone);
      const { device } = phone.open();
      const other = phone.open().device;
      let isAsleep = false;
      const sleepy: typeof device = {
        ...device,
        transact: async (...work) => {
          const answer = await device.transact(...work);
          if (!isAsleep) return answer;
          isAsleep = false;
          // Its timers sleep as well, so the post is not given up. Another page takes the message over.
          phone.now += sleptMs;
          await changeRecord(other, id, (record) => recoverOrphan(record, phone.now));
          await changeRecord(other, id, asDeleted);
          return answer;
        },
      };
      void flush(sleepy);
      await phone.pass(2_000);
      isAsleep = true;
      load();
      await phone.pass(0);
      expect(isAsleep).toBe(false);
      expect(phone.posts).toHaveLength(0);
    },
  );

  it('does not begin if its lock was taken meanwhile', async () => {
    const phone = new Phone();
    await waiting(phone);
    const load = loadsLate(phone);
    const { device } = phone.open();
    void flush(device);
    await phone.pass(2_000);
    await device.transact(['queue'], 'readwrite', async ({ queue }) => {
      queue.put('state', { ...(await queue.get<object>('state')), term: 1 });
    });
    load();
    await phone.pass(5_000);
    expect(phone.posts).toHaveLength(0);
    expect(await phone.record()).toMatchObject({ journal: [{ response: '@unsent' }] });
  });
});

describe('F4: a message that its author takes back', () => {
  it('is not taken back as unsent if it may have been sent since', async () => {
    const phone = new Phone();
    const id = await waiting(phone);
    phone.mail = () => NONE;
    const { device } = phone.open();
    await flush(device);
    expect(await changeRecord(device, id, (each) => takeBack(each, true))).toBeUndefined();
    expect(await changeRecord(device, id, (each) => takeBack(each, false))).toBeDefined();
  });

  it.each([
    [NONE, true],
    // RFC 9110, 15.6.4: it does not say how far the request came. 15.5.4: it was refused.
    [http(503, 'Unavailable'), true],
    [http(403, 'Forbidden'), false],
  ])(
    'is known to have been posted once while no disk took it: %j',
    async (response, isDoubtful) => {
      const phone = new Phone();
      const form = phone.form();
      phone.refuse = () => new DOMException('', 'UnknownError');
      phone.mail = () => response;
      const submitted = form.send('Hello');
      await phone.pass(10_000);
      expect(await submitted).toBe('failed');
      expect(phone.posts).toHaveLength(1);
      phone.refuse = () => undefined;
      phone.reachable = false;
      expect(await form.send('Hello')).toBe('queued');
      expect(mayHaveArrived(await phone.record())).toBe(isDoubtful);
    },
  );
});

describe('Send now without a network', () => {
  async function pressed(phone: Phone) {
    const id = await waiting(phone);
    phone.reachable = phone.onLine = false;
    phone.mail = () => NONE;
    const { device } = phone.open();
    const sender = createSender(device, () => true);
    await changeRecord(device, id, (record) => askToSendNow(record, phone.now));
    return () => sender.deliver({ isPressed: true });
  }

  it('never says that it may have arrived, and sends it once there is a network', async () => {
    const phone = new Phone();
    const press = await pressed(phone);
    void press();
    await phone.pass(5_000);
    const record = await phone.record();
    expect(record).toMatchObject({ sendNow: true, journal: [{ response: '@unsent' }] });
    expect(mayHaveArrived(record)).toBe(false);
    phone.reachable = phone.onLine = true;
    phone.mail = () => OK;
    await phone.pass(10_000);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it.each([
    [
      'a network came and went during the post',
      (phone: Phone) => {
        phone.outages++;
      },
    ],
    [
      'there is one after it',
      (phone: Phone) => {
        phone.reachable = phone.onLine = true;
      },
    ],
  ])('says so where %s', async (_, during) => {
    const phone = new Phone();
    const press = await pressed(phone);
    phone.mail = () => {
      during(phone);
      return NONE;
    };
    void press();
    await phone.pass(5_000);
    expect(mayHaveArrived(await phone.record())).toBe(true);
  });
});
