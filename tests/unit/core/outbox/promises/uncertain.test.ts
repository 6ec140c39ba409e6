import { describe, expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { attemptsOf, lastResponse, mayHaveArrived } from '#core/outbox/journal.ts';
import { createSender } from '#core/outbox/sender.ts';
import { http, NONE, OK, Phone, text } from './phone.ts';

describe('A9: a post that ended with no network may have arrived all the same', () => {
  /** The network goes in the middle of the form's post. */
  async function cut(phone: Phone) {
    const form = phone.form();
    const submitted = form.send('Hello');
    await phone.pass(0);
    phone.reachable = false;
    await phone.post(0).answer(NONE);
    expect(await submitted).toBe('queued');
    return form;
  }

  it('counts as a try that may have arrived, and says so', async () => {
    const phone = new Phone();
    await cut(phone);
    const record = await phone.record();
    expect(record).toMatchObject({ status: 'queued', journal: [{ response: '@offline' }] });
    expect([attemptsOf(record), mayHaveArrived(record)]).toEqual([1, true]);
  });

  it('is retried after a minute at the earliest, however often the network returns', async () => {
    const phone = new Phone();
    const { device } = await cut(phone);
    phone.reachable = true;
    phone.mail = () => OK;
    const { deliver } = createSender(device, () => true);
    for (let seconds = 0; seconds < 59; seconds += 10) {
      void deliver({ reconnected: true });
      await phone.pass(9_000);
    }
    expect(phone.posts).toHaveLength(1);
    await phone.pass(15_000);
    expect(phone.posts.map(({ parameters }) => parameters.attempt)).toEqual([1, 2]);
  });

  it.each([20_000, 0])(
    'is watched after it was given up: a late 200 ends it (%i ms)',
    async (ms) => {
      const phone = new Phone();
      phone.reachable = false;
      const form = phone.form();
      await form.send('Hello');
      phone.reachable = true;
      void flush(form.device);
      await phone.pass(0);
      phone.reachable = false;
      await phone.pass(20_000);
      expect(await phone.record()).toMatchObject({ status: 'queued' });
      await phone.pass(ms);
      await phone.post(0).answer(OK);
      expect(await phone.record()).toMatchObject({ status: 'sent' });
      phone.reachable = true;
      void flush(form.device, { reconnected: true });
      await phone.pass(120_000);
      expect(phone.posts).toHaveLength(1);
    },
  );

  it('keeps its id only for its own text; an edited text gets another', async () => {
    const phone = new Phone();
    const form = await cut(phone);
    phone.reachable = true;
    phone.mail = () => OK;
    const submitted = form.send('Hello, edited');
    await phone.pass(2_000);
    expect(await submitted).toBe('sent');
    expect(phone.posted).toEqual(['Hello', 'Hello, edited']);
    expect(new Set(phone.ids).size).toBe(2);
  });
});

describe('A10: only EmailJS’s own OK is a delivery', () => {
  const PORTAL = http(200, '<!doctype html><h1>Log in to the network</h1>');

  it.each([PORTAL, http(200, ''), http(200, '{"ok":true}'), http(204, 'OK'), http(302, 'OK')])(
    'and %j in the form is none',
    async (response) => {
      const phone = new Phone();
      phone.mail = () => response;
      const submitted = phone.form().send('Hello');
      await phone.pass(2_000);
      expect(await submitted).toBe('failed');
      expect(await phone.record()).toMatchObject({ payload: text('Hello') });
    },
  );

  it('a captive portal’s page keeps the message in the queue as one that may have arrived', async () => {
    const phone = new Phone();
    phone.reachable = false;
    const form = phone.form();
    await form.send('Hello');
    phone.reachable = true;
    phone.mail = () => PORTAL;
    void flush(form.device);
    await phone.pass(2_000);
    const record = await phone.record();
    expect(record).toMatchObject({ status: 'queued', payload: text('Hello') });
    expect([lastResponse(record), mayHaveArrived(record)]).toEqual(['@not-the-service', true]);
    phone.mail = () => OK;
    await phone.pass(120_000);
    void flush(form.device);
    await phone.pass(2_000);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('the same holds if nothing could be stored', async () => {
    const phone = new Phone();
    phone.refuse = () => new DOMException('', 'UnknownError');
    phone.mail = () => PORTAL;
    const submitted = phone.form().send('Hello');
    await phone.pass(2_000);
    expect(await submitted).toBe('failed');
  });
});
