import { describe, expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { askToSendNow } from '#core/outbox/transitions.ts';
import { Form, http, OK, Phone, text } from './phone.ts';

const BROKEN = http(500, 'broken');

describe('A1: an id belongs to one text', () => {
  it('posts a new text under a new id after the failed one was delivered from the outbox', async () => {
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

  it('posts it also if a reload came between and the queue delivered the orphan', async () => {
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

  it('says "sent" when a delivered text is sent again from its draft, and does not post it again', async () => {
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

  it('retries a text under its id, and replaces a failed text by a new one', async () => {
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

  it('gives a text that a full outbox refuses its own id', async () => {
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
  it('post both texts under different ids, and each tab gets its own outcome', async () => {
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

  it('post one text once, and both tabs get the outcome', async () => {
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

  it('is posted from the form, and only a real delivery counts', async () => {
    const phone = new Phone();
    phone.mail = ({ message }) => (message === 'Mine' ? OK : undefined);
    expect(await vanish(phone)).toBe('sent');
    expect(phone.posted).toEqual(['Other', 'Mine']);
  });

  it('counts as failed if the service refuses it', async () => {
    const phone = new Phone();
    phone.mail = ({ message }) => (message === 'Mine' ? BROKEN : undefined);
    expect(await vanish(phone)).toBe('failed');
  });
});
