import { describe, expect, it } from 'vitest';
import type { Device } from '#core/outbox/device.ts';
import { identify } from '#core/outbox/identity.ts';
import { saveToSend } from '#core/outbox/save-to-send.ts';
import { createSender } from '#core/outbox/sender.ts';
import { Form, fullDisk, OK, Phone, text } from './phone.ts';

/** In half a minute a form is done with its message, with any outcome; then comes a round. */
const SOON_MS = 35_000;

/** A page with nothing to send, whose network does not come back and which nobody looks at again. */
function openPage(phone: Phone) {
  const page = phone.open();
  const sender = createSender(page.device, () => true);
  phone.changed.add(sender.deliverLater);
  return page;
}

/** The next commit succeeds, and so many that follow fail, for no reason that anybody is told. */
function failAfterTheFirst(phone: Phone, count: number): void {
  let commits = 0;
  phone.refuse = () => {
    const isFailing = commits > 0 && commits <= count;
    commits++;
    return isFailing ? new DOMException('', 'UnknownError') : undefined;
  };
}

describe('a message that nobody looks after any more', () => {
  it('is sent although neither its attempt nor its release could be written', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const { device } = openPage(phone);
    failAfterTheFirst(phone, 2);
    expect(await new Form(device).send('Hello')).toBe('queued');
    expect(phone.posts).toHaveLength(0);
    await phone.pass(SOON_MS);
    expect(phone.posted).toEqual(['Hello']);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('is sent although the note that leaves it to the queue could not be written', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const { device } = openPage(phone);
    const identity = await identify(device, { id: '', hash: '' }, text('Hello'));
    failAfterTheFirst(phone, 1);
    expect(await saveToSend(device, identity, text('Hello'))).toBe('saved');
    await phone.pass(SOON_MS);
    expect(phone.posted).toEqual(['Hello']);
  });

  it('has reserved space, and is sent even if the disk fills up later', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const { device } = openPage(phone);
    failAfterTheFirst(phone, 2);
    expect(await new Form(device).send('Hello')).toBe('queued');
    phone.reachable = false;
    await phone.pass(SOON_MS);
    // As Chromium does: each `put` is refused until something was deleted in a transaction before.
    const before = phone.deleted.length;
    phone.refuse = () => (phone.deleted.length > before ? undefined : fullDisk());
    phone.reachable = true;
    await phone.pass(SOON_MS);
    expect(phone.posted).toEqual(['Hello']);
  });

  it('is sent by another tab if its own died while queued', async () => {
    const phone = new Phone();
    openPage(phone);
    const [first, tab] = [phone.form(), phone.open()];
    const other = first.send('Other');
    await phone.pass(0);
    void new Form(tab.device).send('In line');
    await phone.pass(1_000);
    await tab.kill();
    await phone.post(0).answer(OK);
    expect(await other).toBe('sent');
    phone.mail = () => OK;
    await phone.pass(SOON_MS);
    expect(phone.posted).toEqual(['Other', 'In line']);
  });

  it('is sent by another tab after a minute if its own died during the post', async () => {
    const phone = new Phone();
    openPage(phone);
    const tab = phone.open();
    void new Form(tab.device).send('In the middle');
    await phone.pass(0);
    await tab.kill();
    phone.mail = () => OK;
    await phone.pass(SOON_MS + 50_000);
    expect(phone.posts).toHaveLength(1);
    await phone.pass(10_000);
    expect(phone.posts.map(({ parameters }) => parameters.attempt)).toEqual([1, 2]);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });
});

it('a page makes one round after many changes, and none without changes', async () => {
  const phone = new Phone();
  let rounds = 0;
  const { device } = phone.open();
  const withSendLock: Device['withSendLock'] = (waitMs, work) => {
    rounds++;
    return device.withSendLock(waitMs, work);
  };
  const { deliverLater } = createSender({ ...device, withSendLock }, () => true);
  for (let change = 0; change < 100; change++) {
    deliverLater();
    await phone.pass(100);
  }
  expect(rounds).toBe(0);
  await phone.pass(600_000);
  expect(rounds).toBe(1);
});
