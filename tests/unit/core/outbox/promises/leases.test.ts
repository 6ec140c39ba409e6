import { describe, expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { readQueue } from '#core/outbox/queue.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { asDeleted, askToSendNow } from '#core/outbox/transitions.ts';
import { http, NONE, OK, Phone } from './phone.ts';

const TOO_LARGE = http(413, 'Variables size limit');

/** Failed in the form after 20 s; the post is still open. */
async function fail(phone: Phone, message: string) {
  const form = phone.form();
  const submitted = form.send(message);
  await phone.pass(20_000);
  expect(await submitted).toBe('failed');
  return form;
}

describe('A5: only the sender of an attempt reports its outcome', () => {
  it('a second press during a hanging first one gets its outcome, and nobody says "Saved"', async () => {
    const phone = new Phone();
    const form = phone.form();
    const first = form.send('Hello');
    await phone.pass(1_000);
    let told = '';
    const second = phone.form(form.last).send('Hello');
    void second.then((outcome) => {
      told = outcome;
    });
    await phone.pass(15_000);
    expect(told).toBe('');
    expect(await form.settle('Hello')).toBe('sending');
    await phone.pass(5_000);
    expect(await Promise.all([first, second])).toEqual(['failed', 'failed']);
    expect(phone.posts).toHaveLength(1);
    expect(await phone.record()).toMatchObject({ status: 'attention' });
  });

  it('an answer to an earlier attempt does not stop a queued message', async () => {
    const phone = new Phone();
    const { device, last } = await fail(phone, 'Hello');
    phone.mail = () => http(503, 'Busy');
    await changeRecord(device, last.id, (record) => askToSendNow(record, phone.now));
    void flush(device);
    await phone.pass(2_000);
    expect(await phone.record()).toMatchObject({ status: 'queued' });
    await phone.post(0).answer(TOO_LARGE);
    expect(await phone.record()).toMatchObject({
      status: 'queued',
      journal: [{ response: '413 Variables size limit' }, { response: '503 Busy' }],
    });
  });

  it('a late refusal does not end the attempt that is running by then', async () => {
    const phone = new Phone();
    const form = await fail(phone, 'Hello');
    void form.send('Hello');
    await phone.pass(2_000);
    await phone.post(0).answer(TOO_LARGE);
    expect(await phone.record()).toMatchObject({
      status: 'sending',
      journal: [{ response: '413 Variables size limit' }, { response: '' }],
    });
    await phone.post(1).answer(OK);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });
});

describe('A7: a delivery that is reported late', () => {
  it('clears the form if it still has exactly that text', async () => {
    const phone = new Phone();
    const form = await fail(phone, 'Hello');
    await phone.post(0).answer(OK);
    expect(await form.settle('Hello')).toBe('sent');
  });

  it('keeps a correction typed since then as a new message', async () => {
    const phone = new Phone();
    const form = await fail(phone, 'Hello');
    await phone.post(0).answer(OK);
    expect(await form.settle('Hello, corrected')).toBe('arrived');
    phone.mail = () => OK;
    const submitted = form.send('Hello, corrected');
    await phone.pass(2_000);
    expect(await submitted).toBe('sent');
    expect(phone.posted).toEqual(['Hello', 'Hello, corrected']);
    expect(new Set(phone.ids).size).toBe(2);
  });

  it('stops the next attempt of that text', async () => {
    const phone = new Phone();
    const form = await fail(phone, 'Hello');
    await phone.post(0).answer(OK);
    const submitted = form.send('Hello');
    await phone.pass(2_000);
    expect(await submitted).toBe('sent');
    expect(phone.posts).toHaveLength(1);
  });

  it('counts while the next attempt of that text runs, with any outcome', async () => {
    const phone = new Phone();
    const form = await fail(phone, 'Hello');
    const submitted = form.send('Hello');
    await phone.pass(2_000);
    await phone.post(0).answer(OK);
    expect(await form.settle('Hello')).toBe('sent');
    await phone.post(1).answer(http(500, 'broken'));
    expect(await submitted).toBe('sent');
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('does not restore a deleted message, and no answer decides nothing', async () => {
    const phone = new Phone();
    const { device, last } = await fail(phone, 'Hello');
    await changeRecord(device, last.id, asDeleted);
    await phone.post(0).answer(OK);
    expect(await phone.record()).toMatchObject({ status: 'deleted' });
    const other = new Phone();
    const failed = await fail(other, 'Hello');
    const before = [await other.record(), await readQueue(failed.device)];
    // Whoever watches the lock would take that for a sign of its holder.
    await other.pass(60_000);
    other.reachable = false;
    await other.post(0).answer(NONE);
    expect([await other.record(), await readQueue(failed.device)]).toEqual(before);
  });
});
