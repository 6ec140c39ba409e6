import { describe, expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { askToSendNow } from '#core/outbox/transitions.ts';
import { Form, http, OK, Phone, text } from './phone.ts';

const BROKEN = http(500, 'broken');

describe('A1: an id is of one text', () => {
  it('posts what is written after a failed text was delivered from the outbox, under an id of its own', async () => {
    const phone = new Phone();
    const form = phone.form();
    phone.mail = () => BROKEN;
    const failed = form.send('First');
    await phone.pass(0);
    expect(await failed).toBe('failed');
    phone.mail = () => OK;
    await changeRecord(form.device, form.last.id, (record) => askToSendNow(record, phone.now));
    void flush(form.device);
    await phone.pass(2_000);
    expect(phone.posted).toEqual(['First', 'First']);

    const sent = form.send('Second');
    await phone.pass(2_000);
    expect(await sent).toBe('sent');
    expect(phone.posted).toEqual(['First', 'First', 'Second']);
    expect(phone.ids[1]).toBe(phone.ids[0]);
    expect(phone.ids[2]).not.toBe(phone.ids[0]);
  });

  it('posts it after a reload in the middle, too, whose orphan the queue has delivered', async () => {
    const phone = new Phone();
    const { device, kill } = phone.open();
    const form = new Form(device);
    void form.send('First');
    await phone.pass(0);
    await kill();
    const again = phone.form(form.last);
    phone.mail = () => OK;
    void flush(again.device);
    await phone.pass(60_000);
    void flush(again.device);
    await phone.pass(2_000);
    expect(phone.posted).toEqual(['First', 'First']);
    const sent = again.send('Second');
    await phone.pass(2_000);
    expect(await sent).toBe('sent');
    expect(phone.posted).toEqual(['First', 'First', 'Second']);
  });

  it('says "sent" of a delivered text that is sent again from its draft, and posts it no second time', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const form = phone.form();
    expect(await form.send('Hello')).toBe('sent');
    expect(await phone.form(form.last).send('Hello')).toBe('sent');
    expect(phone.posted).toEqual(['Hello']);
  });

  it.each(['from_name', 'from_email', 'message'] as const)(
    'calls it another text where %s alone differs',
    async (field) => {
      const phone = new Phone();
      phone.mail = () => OK;
      const form = phone.form();
      await form.send('Hello');
      const sent = form.send({ ...text('Hello'), [field]: 'other' });
      await phone.pass(2_000);
      expect(await sent).toBe('sent');
      expect(new Set(phone.ids).size).toBe(2);
    },
  );

  it('tries a text again under its id, and puts another one in the place of what failed', async () => {
    const phone = new Phone();
    phone.mail = () => BROKEN;
    const form = phone.form();
    for (const message of ['First', 'First', 'Second']) {
      const failed = form.send(message);
      await phone.pass(2_000);
      expect(await failed).toBe('failed');
    }
    expect(phone.ids[1]).toBe(phone.ids[0]);
    expect(phone.posts.map(({ parameters }) => parameters.attempt)).toEqual([1, 2, 1]);
    expect(await phone.records()).toMatchObject([
      { id: phone.ids[0], status: 'deleted' },
      { id: phone.ids[2], status: 'attention', payload: text('Second') },
    ]);
  });

  it('has an id of its own for a text that a full outbox does not take', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const form = phone.form();
    await form.send('First');
    phone.reachable = false;
    for (let i = 0; i < 100; i++) expect(await phone.form().send(`Waits ${i}`)).toBe('queued');
    phone.reachable = true;
    const sent = form.send('Second');
    await phone.pass(5_000);
    expect(await sent).toBe('sent');
    expect(new Set(phone.ids).size).toBe(2);
  });
});

describe('A2: two tabs with one draft', () => {
  it('post both texts, each under its own id, and each is told of its own', async () => {
    const phone = new Phone();
    const one = phone.form();
    const first = one.send('From tab A');
    await phone.pass(0);
    const other = phone.form(one.last);
    const second = other.send('From tab B');
    await phone.pass(0);
    expect(phone.posted).toEqual(['From tab A']);
    await phone.post(0).answer(OK);
    await phone.pass(2_000);
    expect(phone.posted).toEqual(['From tab A', 'From tab B']);
    await phone.post(1).answer(BROKEN);
    expect(await Promise.all([first, second])).toEqual(['sent', 'failed']);
    expect(new Set(phone.ids).size).toBe(2);
  });

  it('post one text once, and both are told what came of it', async () => {
    const phone = new Phone();
    const one = phone.form();
    const first = one.send('Hello');
    await phone.pass(0);
    const second = phone.form(one.last).send('Hello');
    await phone.pass(5_000);
    await phone.post(0).answer(OK);
    await phone.pass(1_000);
    expect(await Promise.all([first, second])).toEqual(['sent', 'sent']);
    expect(phone.posts).toHaveLength(1);
  });
});

describe('A11: a record that vanishes while it is queued', () => {
  /** Another tab posts while the site's data is cleared. */
  async function vanish(phone: Phone) {
    void phone.form().send('Other');
    await phone.pass(0);
    const form = phone.form();
    const submitted = form.send('Mine');
    await phone.pass(0);
    await form.device.transact(['messages', 'queue'], 'readwrite', async (stores) => {
      stores.messages.clear();
      stores.queue.clear();
    });
    await phone.post(0).answer(OK);
    await phone.pass(5_000);
    return submitted;
  }

  it('is posted from the form, and only its delivery is called one', async () => {
    const phone = new Phone();
    phone.mail = ({ message }) => (message === 'Mine' ? OK : undefined);
    expect(await vanish(phone)).toBe('sent');
    expect(phone.posted).toEqual(['Other', 'Mine']);
  });

  it('is a failure where the service refuses it', async () => {
    const phone = new Phone();
    phone.mail = ({ message }) => (message === 'Mine' ? BROKEN : undefined);
    expect(await vanish(phone)).toBe('failed');
  });
});
