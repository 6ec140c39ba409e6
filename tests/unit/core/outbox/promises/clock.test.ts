import { describe, expect, it } from 'vitest';
import { createSender } from '#core/outbox/sender.ts';
import { http, OK, Phone } from './phone.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** An application that stays open over a message that the service was too busy for. */
async function refusedOnce(phone: Phone) {
  phone.reachable = false;
  await phone.form().send('Hello');
  phone.reachable = true;
  phone.mail = () => http(503, 'Busy');
  const sender = createSender(phone.open().device, () => true);
  void sender.deliver();
  await phone.pass(1_000);
  expect(phone.posts).toHaveLength(1);
  phone.mail = () => OK;
  return sender;
}

describe.each([
  ['forward', YEAR_MS],
  ['back', -YEAR_MS],
])('a clock that is set %s a year', (_, ms) => {
  it('expires no message and delays none', async () => {
    const phone = new Phone();
    const { deliver } = await refusedOnce(phone);
    phone.now += ms;
    expect(await phone.record()).toMatchObject({ status: 'queued', payload: { message: 'Hello' } });
    void deliver();
    await phone.pass(60_000);
    expect(phone.posted).toEqual(['Hello', 'Hello']);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('a corrected clock does neither', async () => {
    const phone = new Phone();
    phone.now += ms;
    await refusedOnce(phone);
    phone.now -= ms;
    void createSender(phone.open().device, () => true).deliver();
    await phone.pass(2 * HOUR_MS);
    expect(phone.posted).toEqual(['Hello', 'Hello']);
    expect(await phone.record()).toMatchObject({ status: 'sent' });
  });

  it('does not prolong a pause of the whole queue', async () => {
    const phone = new Phone();
    const { device } = phone.form();
    phone.reachable = false;
    await phone.form().send('Hello');
    phone.reachable = true;
    phone.mail = () => http(412, 'Gmail_API: Invalid grant');
    const { deliver } = createSender(device, () => true);
    void deliver();
    await phone.pass(1_000);
    phone.mail = () => OK;
    phone.now += ms;
    void deliver();
    await phone.pass(HOUR_MS + 60_000);
    expect(phone.posted).toEqual(['Hello', 'Hello']);
  });
});
