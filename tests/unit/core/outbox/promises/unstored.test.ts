import { describe, expect, it } from 'vitest';
import type { PageDevice } from '#core/outbox/device.ts';
import { flush } from '#core/outbox/flush.ts';
import { mayHaveArrived } from '#core/outbox/journal.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import type { MailResponse } from '#core/outbox/response.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { asDeleted, asSent } from '#core/outbox/transitions.ts';
import { Form, fullDisk, http, NONE, OK, Phone } from './phone.ts';

const BROKEN = http(500, 'broken');
const TOO_FAST = http(429, 'Too many requests');

/** A page whose first write is given up, and is on the disk all the same after `lateMs`. */
function latePage(phone: Phone, lateMs: number): PageDevice {
  const { device } = phone.open();
  let isLate = true;
  return {
    ...device,
    transact: async (...work) => {
      if (!isLate || work[1] === 'readonly') return device.transact(...work);
      isLate = false;
      void device.wait(lateMs).then(() => device.transact(...work));
      throw new DOMException('', 'TimeoutError');
    },
  };
}

/** A press of Send on a disk without room. */
async function pressOnFullDisk(phone: Phone, form: Form, answer: MailResponse | undefined) {
  phone.refuse = fullDisk;
  phone.mail = () => answer;
  const pressed = form.send('Hello');
  await phone.pass(3_000);
  phone.refuse = () => undefined;
  return pressed;
}

/** A message that waits for the queue. */
async function waits(phone: Phone): Promise<void> {
  phone.reachable = false;
  expect(await phone.form().send('Waits')).toBe('queued');
  phone.reachable = true;
}

describe('a text that was stored before its post without a record began', () => {
  const press = async (phone: Phone) => {
    phone.mail = () => OK;
    const form = new Form(latePage(phone, 500));
    const pressed = form.send('Hello');
    await phone.pass(600);
    return { form, pressed };
  };

  it.each<[string, (record: OutboxRecord) => OutboxRecord | undefined]>([
    ['sent', (record) => asSent(record, record.createdAt)],
    ['withdrawn', asDeleted],
  ])('and is %s elsewhere is not posted, and its author is told so', async (told, change) => {
    const phone = new Phone();
    const { form, pressed } = await press(phone);
    await changeRecord(phone.open().device, form.last.id, change);
    await phone.pass(3_000);
    expect(await pressed).toBe(told);
    expect(phone.posts).toHaveLength(0);
  });

  it('is not posted in addition to its record, which waits for its author', async () => {
    const phone = new Phone();
    const { pressed } = await press(phone);
    await phone.pass(3_000);
    expect(await pressed).toBe('failed');
    expect(phone.posts).toHaveLength(0);
    const record = await phone.record();
    expect(record).toMatchObject({ status: 'attention', inForm: true });
    expect(mayHaveArrived(record)).toBe(false);
  });
});

describe('a text that was stored while it was posted without a record', () => {
  const press = async (phone: Phone) => {
    const form = new Form(latePage(phone, 2_000));
    const pressed = form.send('Hello');
    await phone.pass(3_000);
    expect(phone.posted).toEqual(['Hello']);
    return { form, pressed };
  };

  it('is not posted again after its delivery', async () => {
    const phone = new Phone();
    const { form, pressed } = await press(phone);
    await phone.post(0).answer(OK);
    expect(await pressed).toBe('sent');
    expect(await phone.record()).toMatchObject({ status: 'sent' });
    await phone.pass(120_000);
    void flush(form.device, { reconnected: true });
    await phone.pass(5_000);
    expect(phone.posts).toHaveLength(1);
  });

  it('waits for its author without an answer, and says that it may have arrived', async () => {
    const phone = new Phone();
    const { pressed } = await press(phone);
    await phone.post(0).answer(NONE);
    expect(await pressed).toBe('failed');
    expect(await phone.record()).toMatchObject({
      status: 'attention',
      inForm: true,
      // Our own server had answered, so it was not for want of a network.
      journal: [{ number: 1, response: '@no-answer' }],
    });
  });

  describe('and deleted elsewhere', () => {
    const pressAndDelete = async (phone: Phone) => {
      const { form, pressed } = await press(phone);
      await changeRecord(phone.open().device, form.last.id, asDeleted);
      return pressed;
    };

    it('is called sent if it is delivered', async () => {
      const phone = new Phone();
      const pressed = pressAndDelete(phone);
      await phone.pass(3_000);
      await phone.post(0).answer(OK);
      expect(await pressed).toBe('sent');
    });

    it('holds up nobody, and leaves the service alone for as long as that asks', async () => {
      const phone = new Phone();
      await waits(phone);
      const pressed = pressAndDelete(phone);
      await phone.pass(3_000);
      await phone.post(0).answer(TOO_FAST);
      expect(await pressed).toBe('failed');
      await phone.pass(2_000);
      expect(await flush(phone.open().device)).toMatchObject({ remaining: 1, stopped: 'paused' });
    });
  });
});

describe('a text that cannot be stored', () => {
  it('says with each post which attempt it is', async () => {
    const phone = new Phone();
    const form = phone.form();
    for (const answer of [BROKEN, BROKEN, BROKEN])
      expect(await pressOnFullDisk(phone, form, answer)).toBe('failed');
    expect(phone.posts.map(({ parameters }) => parameters.attempt)).toEqual([1, 2, 3]);
  });

  it('counts an attempt whose request never left as well', async () => {
    const phone = new Phone();
    const form = phone.form();
    expect(await pressOnFullDisk(phone, form, { kind: 'unsent' })).toBe('failed');
    expect(await pressOnFullDisk(phone, form, OK)).toBe('sent');
    expect(phone.post(1).parameters.attempt).toBe(2);
  });

  it.each<[string, MailResponse]>([
    ['is answered by an error', BROKEN],
    ['is refused for good', http(413, 'Variables size limit')],
    ['never leaves', { kind: 'unsent' }],
  ])('may have arrived, also if a later post of it %s, and is stored as such', async (_, later) => {
    const phone = new Phone();
    const form = phone.form();
    for (const answer of [NONE, later])
      expect(await pressOnFullDisk(phone, form, answer)).toBe('failed');
    phone.reachable = false;
    expect(await form.send('Hello')).toBe('queued');
    const record = await phone.record();
    expect(record).toMatchObject({ journal: [{ number: 2 }] });
    expect(mayHaveArrived(record)).toBe(true);
  });

  it('is given back to its author after ten seconds in which another page posts', async () => {
    const phone = new Phone();
    void phone.form().send('Other');
    await phone.pass(0);
    phone.refuse = fullDisk;
    const pressed = phone.form().send('Hello');
    await phone.pass(10_000);
    expect(await pressed).toBe('failed');
    expect(phone.posted).toEqual(['Other']);
  });

  it('does not go out once it was given back, since another page took the lock', async () => {
    const phone = new Phone();
    phone.refuse = fullDisk;
    const pressed = phone.form().send('Hello');
    await phone.pass(100);
    void phone.open().device.withSendLock('steal', () => new Promise(() => {}));
    expect(await pressed).toBe('failed');
    await phone.pass(60_000);
    expect(phone.posts).toHaveLength(0);
  });

  it('is given back to its author where the browser refuses the lock', async () => {
    const phone = new Phone();
    phone.refuse = fullDisk;
    const { device } = phone.open();
    const withSendLock = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    expect(await new Form({ ...device, withSendLock }).send('Hello')).toBe('failed');
    expect(phone.posts).toHaveLength(0);
  });

  it('is posted from a browser that refuses all storage', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const { device } = phone.open();
    const transact = () => Promise.reject(new DOMException('', 'SecurityError'));
    const pressed = new Form({ ...device, transact }).send('Hello');
    await phone.pass(3_000);
    expect(await pressed).toBe('sent');
    expect(phone.posted).toEqual(['Hello']);
  });

  it.each([0, 2])(
    'has the queue rest as the service asks, though that is written after %i failures',
    async (failures) => {
      const phone = new Phone();
      await waits(phone);
      phone.refuse = fullDisk;
      const pressed = phone.form().send('Hello');
      await phone.pass(2_000);
      let left = failures;
      phone.refuse = () => (left-- > 0 ? new DOMException('', 'UnknownError') : undefined);
      await phone.post(0).answer(TOO_FAST);
      expect(await pressed).toBe('failed');
      await phone.pass(10_000);
      expect(await flush(phone.open().device)).toMatchObject({ remaining: 1, stopped: 'paused' });
      expect(phone.posted).toEqual(['Hello']);
    },
  );
});
