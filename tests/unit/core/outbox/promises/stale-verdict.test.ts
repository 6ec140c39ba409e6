import { expect, it } from 'vitest';
import { flush } from '#core/outbox/flush.ts';
import { takeSendLock } from '#core/outbox/take-send-lock.ts';
import { OK, Phone, settled } from './phone.ts';

const HOUR_MS = 3_600_000;

/**
 * A holder of the send lock hangs. A tab finds it overdue, and is frozen before it acts on that; the browser ends the
 * holder. An hour later another tab is in the middle of a post.
 */
async function frozenAfterVerdict() {
  const phone = new Phone();
  phone.reachable = false;
  for (const message of ['A', 'B']) await phone.form().send(message);
  phone.reachable = true;
  const hung = phone.open();
  void hung.device.withSendLock(0, () => new Promise(() => {}));
  const frozen = phone.open().device;
  expect(await takeSendLock(frozen, 0, async () => 'ran')).toBe('busy');
  await phone.pass(85_000);
  await hung.kill();
  await phone.pass(HOUR_MS);
  void flush(phone.open().device);
  await settled();
  await phone.pass(3_000);
  expect(phone.posts.length).toBe(1);
  return { phone, frozen };
}

it('does not take the lock from a live sender because of an earlier one', async () => {
  const { phone, frozen } = await frozenAfterVerdict();
  const taken = takeSendLock(frozen, 0, async () => 'ran');
  await phone.pass(5_000);
  expect(await taken).toBe('busy');
});

it('posts nothing twice', async () => {
  const { phone, frozen } = await frozenAfterVerdict();
  void flush(frozen);
  await phone.pass(10_000);
  await phone.post(0).answer(OK);
  phone.mail = () => OK;
  await phone.pass(HOUR_MS);
  expect(phone.posted.filter((message) => message === 'A').length).toBe(1);
});
