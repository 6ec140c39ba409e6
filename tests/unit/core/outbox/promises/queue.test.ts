import { describe, expect, it } from 'vitest';
import type { Device } from '#core/outbox/device.ts';
import { flush } from '#core/outbox/flush.ts';
import { lastResponse } from '#core/outbox/journal.ts';
import { createSender } from '#core/outbox/sender.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { askToSendNow } from '#core/outbox/transitions.ts';
import { http, NONE, OK, Phone } from './phone.ts';

const HOUR_MS = 3_600_000;

const senderOf = (device: Device) => createSender(device, () => true);

/** Messages that were written without a network, which is back now. */
async function waiting(phone: Phone, ...messages: string[]): Promise<Device> {
  phone.reachable = false;
  for (const message of messages) expect(await phone.form().send(message)).toBe('queued');
  phone.reachable = true;
  return phone.open().device;
}

/** Messages that were refused in the form, one after the other. */
async function refused(phone: Phone, ...messages: string[]): Promise<Device> {
  phone.mail = () => http(500, 'broken');
  for (const message of messages) {
    const submitted = phone.form().send(message);
    await phone.pass(2_000);
    expect(await submitted).toBe('failed');
  }
  phone.mail = () => undefined;
  phone.posts.length = 0;
  return phone.open().device;
}

/** Marks a message, as the button does. */
async function askFor(phone: Phone, device: Device, message: string) {
  const record = (await phone.records()).find(({ payload }) => payload.message === message);
  return changeRecord(device, record?.id ?? '', (each) => askToSendNow(each, phone.now));
}

describe('A6: Send now', () => {
  it('on two refused messages sends both in turn', async () => {
    const phone = new Phone();
    const device = await refused(phone, 'First', 'Second');
    const { deliver } = senderOf(device);
    for (const message of ['First', 'Second']) {
      await askFor(phone, device, message);
      void deliver();
      await phone.pass(500);
    }
    phone.mail = () => OK;
    for (const { answer } of phone.posts) await answer(OK);
    await phone.pass(10_000);
    expect(phone.posted).toEqual(['First', 'Second']);
  });

  it('pressed in a tab that dies is done by the next sender', async () => {
    const phone = new Phone();
    await refused(phone, 'First');
    const tab = phone.open();
    await askFor(phone, tab.device, 'First');
    await tab.kill();
    phone.mail = () => OK;
    void flush(phone.open().device);
    await phone.pass(2_000);
    expect(phone.posted).toEqual(['First']);
  });

  it('is remembered without a network, and done once there is one', async () => {
    const phone = new Phone();
    const device = await refused(phone, 'First');
    phone.reachable = false;
    await askFor(phone, device, 'First');
    void senderOf(device).deliver();
    await phone.pass(60_000);
    expect(phone.posts).toHaveLength(0);
    phone.reachable = true;
    phone.mail = () => OK;
    await phone.pass(10_000);
    expect(phone.posted).toEqual(['First']);
  });

  it('ignores the message’s wait, the queue’s pause and earlier messages', async () => {
    const phone = new Phone();
    const device = await waiting(phone, 'First', 'Second');
    phone.mail = () => http(412, 'Gmail_API: Invalid grant');
    void flush(device);
    await phone.pass(2_000);
    expect(phone.posted).toEqual(['First']);
    await askFor(phone, device, 'Second');
    void senderOf(device).deliver();
    await phone.pass(2_000);
    expect(phone.posted).toEqual(['First', 'Second']);
  });
});

describe('A8: a message that the service refuses because of its content', () => {
  const poison = ({ message }: { message: string }) =>
    message === 'Poison' ? http(422, 'The recipients address is corrupted') : OK;

  it('delays no other, and waits for its author', async () => {
    const phone = new Phone();
    const device = await waiting(phone, 'Poison', 'Second', 'Third');
    phone.mail = poison;
    void senderOf(device).deliver();
    await phone.pass(10_000);
    expect(phone.posted).toEqual(['Poison', 'Second', 'Third']);
    await phone.pass(6 * HOUR_MS);
    expect(phone.posts).toHaveLength(3);
    expect((await phone.records())[0]).toMatchObject({
      status: 'attention',
      payload: { message: 'Poison' },
    });
  });

  it.each([
    ['a fault of the account', http(412, 'Gmail_API: Invalid grant')],
    ['a busy service', http(503, 'Busy')],
    ['haste', http(429, 'Too many requests')],
    ['silence', NONE],
  ])('is first in line no second time, also where the answer speaks of %s', async (_, response) => {
    const phone = new Phone();
    const device = await waiting(phone, 'Poison', 'Second', 'Third');
    phone.mail = ({ message }) => (message === 'Poison' ? response : OK);
    void senderOf(device).deliver();
    await phone.pass(6 * HOUR_MS);
    expect(phone.posted.slice(0, 3)).toEqual(['Poison', 'Second', 'Third']);
    expect(phone.posted.filter((message) => message !== 'Poison')).toEqual(['Second', 'Third']);
  });
});

describe('a reconnect', () => {
  it('ends waits caused by the network, also during a running round', async () => {
    const phone = new Phone();
    const device = await waiting(phone, 'Busy', 'Hangs');
    phone.mail = ({ message }) => (message === 'Busy' ? http(503, 'Busy') : undefined);
    const { deliver } = senderOf(device);
    void deliver();
    await phone.pass(3_000);
    expect(phone.posted).toEqual(['Busy', 'Hangs']);
    // As though it had been refused for hours.
    const [busy] = await phone.records();
    await changeRecord(device, busy?.id ?? '', (record) => ({
      ...record,
      nextAt: phone.now + HOUR_MS,
    }));
    void deliver({ reconnected: true });
    await phone.post(1).answer(NONE);
    phone.mail = () => OK;
    await phone.pass(10_000);
    expect(phone.posted).toEqual(['Busy', 'Hangs', 'Busy']);
  });
});

describe("F17: a filtering proxy's answer", () => {
  it.each([
    http(403, '<!doctype html><h1>This service is blocked for your account</h1>'),
    http(403, 'Forbidden'),
    http(451, ''),
    http(400, '<html><h1>Blocked</h1></html>'),
  ])('holds up nothing on another network: %j', async (answer) => {
    const phone = new Phone();
    const device = await waiting(phone, 'First', 'Second');
    const { deliver } = senderOf(device);
    phone.mail = () => answer;
    void deliver();
    await phone.pass(5_000);
    expect(phone.posts.length).toBeGreaterThan(0);
    phone.mail = () => OK;
    void deliver({ reconnected: true });
    await phone.pass(10_000);
    expect((await phone.records()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('is not shown as markup', async () => {
    const phone = new Phone();
    const device = await waiting(phone, 'First');
    phone.mail = () => http(403, '<!doctype html><h1>Blocked</h1>');
    await flush(device);
    expect(lastResponse(await phone.record())).toBe('403');
  });
});
