import { describe, expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { identify } from '#core/outbox/identity.ts';
import { MAX_WAITING } from '#core/outbox/limits.ts';
import { saveToSend } from '#core/outbox/save-to-send.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { asDeleted } from '#core/outbox/transitions.ts';
import { fullDisk, NONE, OK, Phone, text } from './phone.ts';

const NEVER = { id: '', hash: '' };

async function identified(phone: Phone, message: string) {
  const { device } = phone.open();
  return { device, identity: await identify(device, NEVER, text(message)) };
}

describe('a message that nobody waits for', () => {
  it('is stored and due at once, without its own post', async () => {
    const phone = new Phone();
    phone.reachable = false;
    const { device, identity } = await identified(phone, 'Hello');
    expect(await saveToSend(device, identity, text('Hello'))).toBe('saved');
    expect(await phone.record()).toMatchObject({
      status: 'queued',
      inForm: false,
      nextAt: phone.now,
      payload: text('Hello'),
    });
    expect(phone.posts).toHaveLength(0);
  });

  it('is saved once and posted once, however often it is handed over', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const { device, identity } = await identified(phone, 'Hello');
    const save = () => saveToSend(device, identity, text('Hello'));
    expect(await Promise.all([save(), save()])).toEqual(['saved', 'saved']);
    expect(await save()).toBe('saved');
    const round = flush(device);
    await phone.pass(5_000);
    expect((await round).sent).toBe(1);
    expect(await save()).toBe('sent');
    void flush(device, { reconnected: true });
    await phone.pass(120_000);
    expect(phone.posted).toEqual(['Hello']);
  });

  it('is saved while a copy of it is on its way', async () => {
    const phone = new Phone();
    const { device, identity } = await identified(phone, 'Hello');
    await saveToSend(device, identity, text('Hello'));
    void flush(device);
    await phone.pass(0);
    expect(await phone.record()).toMatchObject({ status: 'sending' });
    expect(await saveToSend(device, identity, text('Hello'))).toBe('saved');
    expect(await phone.records()).toHaveLength(1);
    await phone.post(0).answer(NONE);
  });

  it('is sent even if the page dies while saving', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    const { device, identity } = await identified(phone, 'Hello');
    const tab = phone.open();
    let commits = 0;
    phone.refuse = () => {
      // The second commit would leave it to the queue.
      if (++commits === 2) void tab.kill();
      return undefined;
    };
    void saveToSend(tab.device, identity, text('Hello'));
    await phone.pass(0);
    phone.refuse = () => undefined;
    for (const _ of [1, 2]) {
      void flush(device);
      await phone.pass(40_000);
    }
    expect(phone.posted).toEqual(['Hello']);
  });

  it('is a new message once its author has deleted it', async () => {
    const phone = new Phone();
    const { device, identity } = await identified(phone, 'Hello');
    await saveToSend(device, identity, text('Hello'));
    await changeRecord(device, identity.id, asDeleted);
    expect(await saveToSend(device, identity, text('Hello'))).toBe('withdrawn');
  });

  it('is not said to be saved by a full disk, or by one with too many', async () => {
    const phone = new Phone();
    const { device, identity } = await identified(phone, 'Hello');
    phone.refuse = fullDisk;
    expect(await saveToSend(device, identity, text('Hello'))).toBe('unsaved');
    phone.refuse = () => undefined;
    expect(await phone.records()).toHaveLength(0);
    for (let i = 0; i < MAX_WAITING; i++) {
      const each = await identify(device, NEVER, text(`${i}`));
      expect(await saveToSend(device, each, text(`${i}`))).toBe('saved');
    }
    expect(await saveToSend(device, identity, text('Hello'))).toBe('full');
    expect(await phone.records()).toHaveLength(MAX_WAITING);
  });

  it('is called saved if it is stored, although the disk accepts no more changes', async () => {
    const phone = new Phone();
    const { device, identity } = await identified(phone, 'Hello');
    await saveToSend(device, identity, text('Hello'));
    phone.refuse = fullDisk;
    expect(await saveToSend(device, identity, text('Hello'))).toBe('saved');
  });

  it('is not promised by a build that cannot send', async () => {
    const phone = new Phone();
    phone.canSend = false;
    const { device, identity } = await identified(phone, 'Hello');
    expect(await saveToSend(device, identity, text('Hello'))).toBe('unsaved');
    expect(await phone.records()).toHaveLength(0);
  });
});
