import { describe, expect, it } from 'vitest';
import type { Device } from '#core/outbox/device.ts';
import { flush } from '#core/outbox/flush.ts';
import { changeQueueIn } from '#core/outbox/queue.ts';
import { createSender } from '#core/outbox/sender.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { takeSendLock } from '#core/outbox/take-send-lock.ts';
import { askToSendNow, startAttempt } from '#core/outbox/transitions.ts';
import { http, OK, Phone, settled } from './phone.ts';

const senderOf = (device: Device) => createSender(device, () => true);

/** A page that is gone, whose lock the browser does not give back: seen in Chrome on Android. */
const hang = ({ device }: { device: Device }) =>
  void device.withSendLock(0, () => new Promise(() => {}));

/** A page that is frozen before the writing whose number is given, until it is thawed. */
function freezing(device: Device, before: number) {
  let writings = 0;
  let thaw = () => {};
  const thawed = new Promise<void>((resolve) => {
    thaw = resolve;
  });
  const frozen: Device = {
    ...device,
    transact: async (stores, mode, work) => {
      if (mode === 'readwrite' && ++writings === before) await thawed;
      return device.transact(stores, mode, work);
    },
  };
  return {
    device: frozen,
    async thaw() {
      thaw();
      await settled();
      await settled();
    },
  };
}

/** A message that waits in the queue, with nobody who sends it. */
async function waiting(phone: Phone, ...messages: string[]) {
  phone.reachable = false;
  for (const message of messages) expect(await phone.form().send(message)).toBe('queued');
  phone.reachable = true;
}

describe('P19: a send lock that is not given back', () => {
  it('is taken after its holder was silent for as long as a post and its record take', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    hang(phone.open());
    const form = phone.form();
    const submitted = form.send('Hello');
    await phone.pass(10_000);
    expect(await submitted).toBe('queued');
    void senderOf(form.device).deliver();
    await phone.pass(69_000);
    expect(phone.posts).toHaveLength(0);
    await phone.pass(20_000);
    expect(phone.posted).toEqual(['Hello']);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('is taken once, though two found it so: not from the one that has just taken it', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    await waiting(phone, 'Hello');
    hang(phone.open());
    const [one, other] = [phone.open().device, phone.open().device];
    await Promise.all([flush(one), flush(other)]);
    await phone.pass(81_000);
    const taker = flush(one);
    await phone.pass(500);
    const late = flush(other);
    await phone.pass(10_000);
    expect((await late).stopped).toBe('busy');
    expect((await taker).sent).toBe(1);
  });

  it.each([
    ['all the while', 0, 81],
    ['at first', 0, 40],
    ['at last', 40, 81],
  ])('is taken later if storage could not be read %s', async (_, from, to) => {
    const phone = new Phone();
    phone.mail = () => OK;
    await waiting(phone, 'Hello');
    hang(phone.open());
    const { device } = phone.open();
    const { transact, withSendLock } = device;
    const start = phone.now;
    let hasAsked = false;
    const isUnreadable = () => {
      const seconds = (phone.now - start) / 1000;
      return hasAsked && seconds >= from && seconds < to;
    };
    device.transact = (...asked) =>
      isUnreadable() ? Promise.reject(new DOMException('', 'UnknownError')) : transact(...asked);
    device.withSendLock = async (...asked) => {
      const result = await withSendLock(...asked);
      hasAsked = true;
      return result;
    };
    void senderOf(device).deliver();
    await phone.pass(81_000);
    expect(phone.posts).toHaveLength(0);
    await phone.pass(120_000);
    expect(phone.posted).toEqual(['Hello']);
  });

  it('is taken in time, also by a page that has watched an earlier holder', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const { device } = phone.open();
    await waiting(phone, 'First');
    const earlier = phone.open();
    hang(earlier);
    expect(await flush(device)).toMatchObject({ stopped: 'busy' });
    await phone.pass(10_000);
    await earlier.kill();
    expect(await flush(device)).toMatchObject({ sent: 1 });
    await waiting(phone, 'Second');
    await phone.pass(10_000);
    hang(phone.open());
    expect(await flush(device)).toMatchObject({ stopped: 'busy' });
    await phone.pass(81_000);
    void flush(device);
    await phone.pass(5_000);
    expect(phone.posted).toEqual(['First', 'Second']);
  });

  it('is busy to a form that has waited for it while the queue asked for it', async () => {
    const phone = new Phone();
    hang(phone.open());
    const { device } = phone.open();
    const waits = takeSendLock(device, 10_000, async () => 'ran');
    await settled();
    expect(await takeSendLock(device, 0, async () => 'ran')).toBe('busy');
    await phone.pass(10_000);
    expect(await waits).toBe('busy');
  });

  it('is watched from the start after a sign of life', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    await waiting(phone, 'Hello');
    hang(phone.open());
    const { device } = phone.open();
    // Two at once: a page that opens, and its network that comes back.
    const both = await Promise.all([flush(device), flush(device)]);
    expect(both.map(({ stopped }) => stopped)).toEqual(['busy', 'busy']);
    await phone.pass(81_000);
    await device.transact(['queue'], 'readwrite', ({ queue }) =>
      changeQueueIn(queue, { lastPostAt: phone.now }),
    );
    expect(await flush(device)).toMatchObject({ stopped: 'busy' });
    await phone.pass(81_000);
    void flush(device);
    await phone.pass(5_000);
    expect(phone.posted).toEqual(['Hello']);
  });

  it('is waited for by Send now, which then goes', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    await waiting(phone, 'Hello');
    hang(phone.open());
    const { device } = phone.open();
    const { id } = await phone.record();
    await changeRecord(device, id, (record) => askToSendNow(record, phone.now));
    void senderOf(device).deliver({ isPressed: true });
    await phone.pass(90_000);
    expect(phone.posted).toEqual(['Hello']);
  });

  it('is not taken from a slow sender that goes on from post to post', async () => {
    const phone = new Phone();
    await waiting(phone, ...'ABCDEFGHIJ');
    const slow = flush(phone.open().device);
    const other = senderOf(phone.open().device);
    void other.deliver();
    for (let n = 0; n < 10; n++) {
      await phone.pass(18_000);
      await phone.post(n).answer(OK);
    }
    await phone.pass(2_000);
    expect(await slow).toMatchObject({ sent: 10, stopped: '' });
    expect(phone.posted).toEqual([...'ABCDEFGHIJ']);
  });
});

describe('a lock that two pages take at once', () => {
  it('lets only one page send, even if the first noted it later', async () => {
    const phone = new Phone();
    await waiting(phone, 'First', 'Second');
    hang(phone.open());
    const slow = freezing(phone.open().device, 1);
    void senderOf(slow.device).deliver();
    void senderOf(phone.open().device).deliver();
    // Both have taken it by then; each waits two seconds before it goes on.
    await phone.pass(89_000);
    await slow.thaw();
    for (let second = 0; second < 10; second++) {
      void flush(phone.open().device);
      await phone.pass(1_000);
    }
    expect(phone.posts).toHaveLength(1);
  });
});

/** A page that is frozen while it has the lock, before it posts the first of two messages. */
async function frozenRound() {
  const phone = new Phone();
  phone.mail = () => OK;
  await waiting(phone, 'First', 'Second');
  const frozen = freezing(phone.open().device, 1);
  const round = flush(frozen.device);
  await settled();
  return { phone, frozen, round };
}

describe('a holder whose lock was taken, and that goes on after all', () => {
  it('begins no post', async () => {
    const { phone, frozen, round } = await frozenRound();
    void senderOf(phone.open().device).deliver();
    // Taken by now; the taker waits for the rate limit.
    await phone.pass(81_500);
    expect(phone.posts).toHaveLength(0);
    await frozen.thaw();
    expect(phone.posts).toHaveLength(0);
    await phone.pass(60_000);
    expect(phone.posted).toEqual(['First', 'Second']);
    expect(await round).toMatchObject({ stopped: 'busy' });
  });

  it('begins none either where the disk refused the term of its taker', async () => {
    const { phone, frozen, round } = await frozenRound();
    const { device } = phone.open();
    const { transact } = device;
    device.transact = (stores, mode, work) =>
      mode === 'readonly'
        ? transact(stores, mode, work)
        : Promise.reject(new DOMException('', 'UnknownError'));
    void senderOf(device).deliver();
    // Taken after 80 s, and given back at once.
    await phone.pass(90_000);
    await frozen.thaw();
    await phone.pass(5_000);
    expect(phone.posts).toHaveLength(0);
    expect(await round).toMatchObject({ stopped: 'busy' });
    void flush(phone.open().device);
    await phone.pass(5_000);
    expect(phone.posted).toEqual(['First', 'Second']);
  });

  it('does not touch what its taker is posting', async () => {
    const phone = new Phone();
    await waiting(phone, 'Hello');
    const { id } = await phone.record();
    const dead = phone.open().device;
    await changeRecord(dead, id, (each) => startAttempt(each, { id: 'a', at: phone.now }, false));
    const frozen = freezing(phone.open().device, 1);
    void flush(frozen.device);
    await settled();
    void senderOf(phone.open().device).deliver();
    // Taken after 80 s; the orphan is posted a minute later.
    await phone.pass(160_000);
    expect(phone.posted).toEqual(['Hello']);
    await frozen.thaw();
    expect(await phone.record()).toMatchObject({ status: 'sending' });
    await phone.post(0).answer(http(503, 'Busy'));
    expect(await phone.record()).toMatchObject({
      status: 'queued',
      journal: [{ response: '@closed' }, { response: '503 Busy' }],
    });
  });

  it('reports its delivery, and the message is not posted again', async () => {
    const phone = new Phone();
    await waiting(phone, 'Hello');
    const page = phone.open().device;
    // Its timers stop as well.
    void flush({ ...page, wait: () => new Promise(() => {}) });
    await settled();
    expect(phone.posted).toEqual(['Hello']);
    void senderOf(phone.open().device).deliver();
    await phone.pass(90_000);
    await phone.post(0).answer(OK);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
    await phone.pass(3_600_000);
    expect(phone.posts).toHaveLength(1);
  });

  it('does not report on a message that it lost', async () => {
    const phone = new Phone();
    await waiting(phone, 'Hello');
    const page = phone.open().device;
    void flush({ ...page, wait: () => new Promise(() => {}) });
    await settled();
    void senderOf(phone.open().device).deliver();
    await phone.pass(150_000);
    expect(phone.ids).toHaveLength(2);
    expect(new Set(phone.ids).size).toBe(1);
    await phone.post(0).answer(http(413, 'Variables size limit'));
    expect(await phone.record()).toMatchObject({ status: 'sending' });
    await phone.post(1).answer(OK);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });
});
