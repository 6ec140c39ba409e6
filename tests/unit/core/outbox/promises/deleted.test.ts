import { describe, expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { asDeleted } from '#core/outbox/transitions.ts';
import { type Form, OK, Phone, text } from './phone.ts';

/** What the outbox does where its author confirmed that a message can go. */
const remove = ({ device, last }: Form) => changeRecord(device, last.id, asDeleted);

describe('A3: what its author deleted', () => {
  /** A form that is queued behind another one. */
  async function inLine(phone: Phone) {
    void phone.form().send('Other');
    await phone.pass(0);
    const form = phone.form();
    const submitted = form.send('Mine');
    await phone.pass(3_000);
    return { form, submitted };
  }

  it('while it was queued is not posted, not even blank, and its form learns of it', async () => {
    const phone = new Phone();
    const { form, submitted } = await inLine(phone);
    expect(await remove(form)).toMatchObject({ status: 'deleted' });
    await phone.post(0).answer(OK);
    await phone.pass(2_000);
    expect(await submitted).toBe('withdrawn');
    void flush(form.device, { reconnected: true });
    await phone.pass(3_600_000);
    expect(phone.posted).toEqual(['Other']);
  });

  it('does not come back if its post never began', async () => {
    const phone = new Phone();
    const { form, submitted } = await inLine(phone);
    await remove(form);
    await phone.pass(10_000);
    expect(await submitted).toBe('withdrawn');
    expect((await phone.records()).map(({ status }) => status)).toEqual(['sending', 'deleted']);
  });

  it('in the pause before its post is not posted', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    expect(await phone.form().send('First')).toBe('sent');
    const form = phone.form();
    const submitted = form.send('Mine');
    await phone.pass(1_000);
    await remove(form);
    await phone.pass(2_000);
    expect(await submitted).toBe('withdrawn');
    expect(phone.posted).toEqual(['First']);
  });

  it('becomes a new message if it is sent again', async () => {
    const phone = new Phone();
    const { form, submitted } = await inLine(phone);
    await remove(form);
    await phone.post(0).answer(OK);
    await phone.pass(2_000);
    await submitted;
    phone.mail = () => OK;
    const again = phone.form().send('Mine');
    await phone.pass(2_000);
    expect(await again).toBe('sent');
    expect(phone.ids[1]).not.toBe(form.last.id);
  });

  it('cannot be deleted once its post has begun', async () => {
    const phone = new Phone();
    const form = phone.form();
    void form.send('Mine');
    await phone.pass(0);
    expect(await remove(form)).toBeUndefined();
    expect(await phone.record()).toMatchObject({ status: 'sending', payload: text('Mine') });
  });
});
