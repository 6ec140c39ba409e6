import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeRecord, dropDigests } from '#core/outbox/store.ts';
import { asDeleted } from '#core/outbox/transitions.ts';
import { http, OK, Phone, text } from './phone.ts';

/** What somebody who guesses a text computes. */
const { from_name, from_email, message } = text('Yes');
const guessed = createHash('sha256')
  .update(JSON.stringify([from_name, from_email, message]))
  .digest('hex');

describe('F6: of a text that is gone', () => {
  it.each(['delivered', 'deleted'])(
    'and was %s nothing is left by which a guess at it could be confirmed',
    async (end) => {
      const phone = new Phone();
      phone.mail = () => (end === 'delivered' ? OK : http(400, 'no'));
      const form = phone.form();
      const sent = form.send('Yes');
      await phone.pass(2_000);
      await sent;
      if (end === 'deleted') await changeRecord(form.device, form.last.id, asDeleted);
      const record = await phone.record();
      expect(record.status).toBe(end === 'delivered' ? 'sent' : 'deleted');
      expect(JSON.stringify(record)).not.toContain(guessed);
    },
  );

  it('and was sent by an older version of the site the digest goes at the next start', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const form = phone.form();
    const sent = form.send('Yes');
    await phone.pass(2_000);
    await sent;
    const record = await phone.record();
    await form.device.transact(['messages'], 'readwrite', async ({ messages }) =>
      messages.put(record.id, { ...record, hash: guessed }),
    );
    await dropDigests(form.device);
    expect(await phone.record()).toEqual(record);
  });
});
