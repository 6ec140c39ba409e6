import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Device } from '#core/outbox/device.ts';
import { createSender } from '#core/outbox/sender.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { askToSendNow } from '#core/outbox/transitions.ts';
import { NONE, OK, Phone } from './phone.ts';

const senderOf = (device: Device) => createSender(device, () => true);

/** Messages that wait where our own server's file is refused, and the page that looks after them. */
async function held(...messages: string[]) {
  const phone = new Phone();
  phone.reachable = false;
  for (const message of messages) expect(await phone.form().send(message)).toBe('queued');
  const { device } = phone.open();
  const sender = senderOf(device);
  const sendNow = async (message: string) => {
    const record = (await phone.records()).find(({ payload }) => payload.message === message);
    await changeRecord(device, record?.id ?? '', (each) => askToSendNow(each, phone.now));
    void sender.deliver({ isPressed: true });
  };
  return { phone, sender, sendNow };
}

describe('P16: where our own server cannot be asked', () => {
  it('Send now posts all the same, that message alone', async () => {
    const { phone, sendNow } = await held('First', 'Second');
    phone.onLine = false;
    phone.mail = () => OK;
    await sendNow('Second');
    await phone.pass(5_000);
    expect(phone.posted[0]).toBe('Second');
  });

  it('a waiting message is posted after ten minutes, and the others once it has arrived', async () => {
    const { phone, sender } = await held('First', 'Second', 'Third');
    phone.mail = () => OK;
    void sender.deliver();
    await phone.pass(9 * 60_000);
    expect(phone.posts).toHaveLength(0);
    await phone.pass(2 * 60_000);
    expect(phone.posted).toEqual(['First', 'Second', 'Third']);
  });

  it('without a network only one message is risked, and rarely', async () => {
    const { phone, sender } = await held('First', 'Second', 'Third');
    phone.mail = () => NONE;
    void sender.deliver();
    await phone.pass(60 * 60_000);
    expect(phone.posts.length).toBeLessThanOrEqual(6);
    phone.posts.length = 0;
    phone.onLine = false;
    await phone.pass(5 * 60 * 60_000);
    expect(phone.posts.length).toBeGreaterThan(0);
    expect(phone.posts.length).toBeLessThanOrEqual(5);
  });

  it('setting the clock back delays nothing', async () => {
    const { phone, sender } = await held('First');
    phone.mail = () => OK;
    phone.now -= 365 * 24 * 60 * 60_000;
    void sender.deliver();
    await phone.pass(60_000);
    expect(phone.posted).toEqual(['First']);
  });

  it('Send now without a network is remembered, and sends within ten seconds once there is one', async () => {
    const { phone, sendNow } = await held('First');
    phone.onLine = false;
    phone.mail = () => NONE;
    await sendNow('First');
    await phone.pass(20_000);
    expect(phone.posts).toHaveLength(1);
    expect(await phone.record()).toMatchObject({ sendNow: true, status: 'queued' });
    phone.mail = () => OK;
    phone.reachable = phone.onLine = true;
    await phone.pass(10_000);
    expect(phone.posts).toHaveLength(2);
    expect(new Set(phone.ids).size).toBe(1);
  });
});

describe('F15: while our own server is away', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([true, false])(
    'it is asked at most twelve times an hour once ten minutes have passed, with a message waiting (the browser says %j)',
    async (onLine) => {
      const phone = new Phone();
      phone.reachable = false;
      await phone.form().send('Hello');
      phone.onLine = onLine;
      phone.mail = () => NONE;
      let asked = 0;
      vi.stubGlobal('navigator', { onLine });
      vi.stubGlobal('fetch', async () => {
        asked++;
        throw new TypeError('Failed to fetch');
      });
      vi.resetModules();
      const { isReachable } = await import('#core/network/reachability.ts');
      vi.spyOn(performance, 'now').mockImplementation(() => phone.now);
      const { device } = phone.open();
      void senderOf({ ...device, isReachable }).deliver();
      await phone.pass(10 * 60_000);
      expect(asked).toBeGreaterThan(3);
      for (let hour = 0; hour < 3; hour++) {
        asked = 0;
        await phone.pass(60 * 60_000);
        expect(asked).toBeGreaterThan(3);
        expect(asked).toBeLessThanOrEqual(12);
      }
    },
  );
});
