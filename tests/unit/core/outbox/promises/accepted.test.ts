import { describe, expect, it, vi } from 'vitest';
import { accept } from '#core/outbox/accept.ts';
import type { Device } from '#core/outbox/device.ts';
import { flush } from '#core/outbox/flush.ts';
import { newRecord } from '#core/outbox/record.ts';
import { withReserve } from '#core/outbox/reserve.ts';
import { saveToSend } from '#core/outbox/save-to-send.ts';
import { fullDisk, http, OK, Phone, text } from './phone.ts';

const BROKEN = http(500, 'broken');

const put = (device: Device, id: string, value: unknown) =>
  device.transact(['messages'], 'readwrite', async ({ messages }) => messages.put(id, value));

describe('a message of the form', () => {
  it('is the form’s own to post, although a round of the queue runs meanwhile', async () => {
    const phone = new Phone();
    phone.reachable = false;
    await phone.form().send('Waits');
    phone.reachable = true;
    void flush(phone.open().device);
    await phone.pass(0);
    phone.mail = () => BROKEN;
    const pressed = phone.form().send('Mine');
    await phone.pass(2_000);
    await phone.post(0).answer(OK);
    await phone.pass(5_000);
    expect(await pressed).toBe('failed');
    expect(phone.posted).toEqual(['Waits', 'Mine']);
  });

  it('takes the place of its failed form, also if no other is left', async () => {
    const phone = new Phone();
    phone.mail = () => BROKEN;
    const form = phone.form();
    expect(await form.send('Hello')).toBe('failed');
    phone.reachable = false;
    for (let i = 0; i < 99; i++) expect(await phone.form().send(`Waits ${i}`)).toBe('queued');
    expect(await phone.form().send('One too many')).toBe('full');
    expect(await form.send('Hello, edited')).toBe('queued');
  });

  it('is stored next to an earlier text that waits', async () => {
    const phone = new Phone();
    phone.reachable = false;
    const form = phone.form();
    for (const message of ['Hello', 'Hello, edited'])
      expect(await form.send(message)).toBe('queued');
    const records = await phone.records();
    expect(records.map(({ payload }) => payload.message)).toEqual(['Hello', 'Hello, edited']);
  });

  it('is stored next to what a newer version of the site has written', async () => {
    const phone = new Phone();
    phone.reachable = false;
    await put(phone.open().device, 'newer', { schema: 99, id: 'newer' });
    expect(await phone.form().send('Hello')).toBe('queued');
    expect(await phone.record()).toMatchObject({ payload: text('Hello') });
  });

  it.each([
    ['another text', { ...newRecord({ id: 'a', hash: 'other', seq: 1 }, text('Other'), 0) }],
    ['what nobody can read', { schema: 2, id: 'a' }],
  ])('does not take the place of %s under its id', async (_, stored) => {
    const phone = new Phone();
    const { device } = phone.open();
    await put(device, 'a', stored);
    const accepted = accept(device, { id: 'a', hash: 'mine' }, text('Mine'), '');
    await expect(accepted).rejects.toThrow('Not this text.');
    const kept = device.transact(['messages'], 'readonly', ({ messages }) => messages.get('a'));
    expect(await kept).toEqual(stored);
  });
});

it('a message is called saved while a copy of it is posted, also if nothing can be written', async () => {
  const phone = new Phone();
  const { device } = phone.open();
  const identity = { id: 'a', hash: 'of Hello' };
  await saveToSend(device, identity, text('Hello'));
  void flush(phone.open().device);
  await phone.pass(0);
  const transact: Device['transact'] = (stores, mode, work) =>
    mode === 'readonly' ? device.transact(stores, mode, work) : Promise.reject(fullDisk());
  expect(await saveToSend({ ...device, transact }, identity, text('Hello'))).toBe('saved');
});

it('a change for which no room can be made is written once, and fails as that did', async () => {
  const { device } = new Phone().open();
  const transact = () => Promise.reject(new DOMException('', 'UnknownError'));
  const write = vi.fn(() => Promise.reject(fullDisk()));
  const changed = withReserve({ ...device, transact }, write);
  await expect(changed).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(write).toHaveBeenCalledTimes(1);
});
