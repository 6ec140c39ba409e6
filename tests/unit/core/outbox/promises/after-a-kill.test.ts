import { describe, expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { attemptsOf, mayHaveArrived } from '#core/outbox/journal.ts';
import { createSender } from '#core/outbox/sender.ts';
import { Form, NONE, OK, Phone } from './phone.ts';

/** A page that was just opened, and knows only what is in the database. */
const startAgain = (phone: Phone) => createSender(phone.open().device, () => true).deliver();

describe('A4: after a kill only the database knows the waiting messages', () => {
  it('a saved message is sent without a press', async () => {
    const phone = new Phone();
    phone.reachable = false;
    const tab = phone.open();
    expect(await new Form(tab.device).send('Saved')).toBe('queued');
    await tab.kill();
    phone.reachable = true;
    phone.mail = () => OK;
    const started = startAgain(phone);
    await phone.pass(2_000);
    expect(phone.posted).toEqual(['Saved']);
    expect(await started).toMatchObject({ sent: 1, remaining: 0 });
  });

  it('a message whose page was killed during the post is sent after a minute, as one that may have arrived', async () => {
    const phone = new Phone();
    const tab = phone.open();
    void new Form(tab.device).send('In the middle');
    await phone.pass(0);
    await tab.kill();
    phone.mail = () => OK;
    startAgain(phone);
    await phone.pass(50_000);
    const record = await phone.record();
    expect([attemptsOf(record), mayHaveArrived(record)]).toEqual([1, true]);
    expect(phone.posts).toHaveLength(1);
    await phone.pass(15_000);
    expect(phone.posts.map(({ parameters }) => parameters)).toMatchObject([
      { message_id: record.id, attempt: 1 },
      { message_id: record.id, attempt: 2 },
    ]);
  });

  it('a message whose page was killed while it was queued is sent after the restart', async () => {
    const phone = new Phone();
    const tab = phone.open();
    void phone.form().send('Other');
    await phone.pass(0);
    void new Form(tab.device).send('In line');
    await phone.pass(1_000);
    await tab.kill();
    await phone.post(0).answer(OK);
    phone.mail = () => OK;
    startAgain(phone);
    await phone.pass(40_000);
    expect(phone.posted).toEqual(['Other', 'In line']);
  });

  it('it is saved, and its form says so, also without a network', async () => {
    const phone = new Phone();
    const tab = phone.open();
    void phone.form().send('Other');
    await phone.pass(0);
    const form = new Form(tab.device);
    void form.send('In line');
    await phone.pass(1_000);
    await tab.kill();
    phone.reachable = false;
    await phone.post(0).answer(NONE);
    startAgain(phone);
    await phone.pass(40_000);
    expect(await phone.form(form.last).settle('In line')).toBe('queued');
    expect(phone.posted).toEqual(['Other']);
  });

  it('an open tab finds a message that another tab saved and left behind', async () => {
    const phone = new Phone();
    const started = startAgain(phone);
    await phone.pass(1_000);
    expect(await started).toMatchObject({ remaining: 0, nextAt: undefined });
    const tab = phone.open();
    phone.reachable = false;
    await new Form(tab.device).send('Saved');
    await tab.kill();
    phone.reachable = true;
    phone.mail = () => OK;
    // A look at the database on any sign of life: start, network, becoming visible, a change.
    void flush(phone.open().device);
    await phone.pass(2_000);
    expect(phone.posted).toEqual(['Saved']);
  });
});
