import { describe, expect, it } from 'vitest';
import type { PageDevice } from '#core/outbox/device.ts';
import { identify } from '#core/outbox/identity.ts';
import { saveToSend } from '#core/outbox/save-to-send.ts';
import { Form, http, OK, Phone, text } from './phone.ts';

/** A page whose storage gives no answer from the moment that `isSilent` says so, though what it is told may be done. */
function silentPage(phone: Phone, isSilent: () => boolean): PageDevice {
  const { device } = phone.open();
  return {
    ...device,
    transact: async (...work) => {
      if (!isSilent()) return device.transact(...work);
      throw new DOMException('', 'TimeoutError');
    },
  };
}

describe('where storage gives no answer', () => {
  it.each([true, false])(
    'a message from the form is called neither saved nor refused, and nothing is posted (network: %s)',
    async (reachable) => {
      const phone = new Phone();
      phone.reachable = reachable;
      phone.mail = () => OK;
      const pressed = new Form(silentPage(phone, () => true)).send('Hello');
      await phone.pass(60_000);
      expect(await pressed).toBe('unanswered');
      expect(phone.posts).toHaveLength(0);
    },
  );

  it('a message that storage keeps from being posted is not said to have failed', async () => {
    const phone = new Phone();
    phone.mail = () => OK;
    let isSilent = false;
    const device = silentPage(phone, () => isSilent);
    const withSendLock: PageDevice['withSendLock'] = (...asked) => {
      isSilent = true;
      return device.withSendLock(...asked);
    };
    const pressed = new Form({ ...device, withSendLock }).send('Hello');
    await phone.pass(60_000);
    expect(await pressed).toBe('unanswered');
    expect(phone.posts).toHaveLength(0);
  });

  it('a message that was posted and refused is said to have failed, and not that nothing was posted', async () => {
    const phone = new Phone();
    let isSilent = false;
    const pressed = new Form(silentPage(phone, () => isSilent)).send('Hello');
    await phone.pass(0);
    isSilent = true;
    await phone.post(0).answer(http(500, 'broken'));
    await phone.pass(120_000);
    expect(await pressed).toBe('failed');
    expect(phone.posts).toHaveLength(1);
  });

  it('a message that is on the disk is said to be saved where another page sends', async () => {
    const phone = new Phone();
    let isSilent = false;
    const device = silentPage(phone, () => isSilent);
    const withSendLock: PageDevice['withSendLock'] = async () => {
      isSilent = true;
      return 'busy';
    };
    expect(await new Form({ ...device, withSendLock }).send('Hello')).toBe('queued');
    expect(await phone.record()).toMatchObject({ status: 'queued' });
  });

  it('a message that no form waits for is called neither saved nor refused', async () => {
    const phone = new Phone();
    const device = silentPage(phone, () => true);
    const identity = await identify(device, { id: '', hash: '' }, text('Hello'));
    expect(await saveToSend(device, identity, text('Hello'))).toBe('unanswered');
  });
});

it('nothing is said of a message that a newer version of the site has written anew', async () => {
  const phone = new Phone();
  const { device } = phone.open();
  const withSendLock: PageDevice['withSendLock'] = async () => {
    await device.transact(['messages'], 'readwrite', async ({ messages }) => {
      for (const [key] of await messages.entries()) messages.put(key, { schema: 99, id: key });
    });
    return 'busy';
  };
  expect(await new Form({ ...device, withSendLock }).send('Hello')).toBe('unanswered');
});

it('a message cleared while it was queued counts as failed if there is a network', async () => {
  const phone = new Phone();
  const { device } = phone.open();
  const busy: PageDevice = {
    ...device,
    withSendLock: async () => {
      await device.transact(['messages'], 'readwrite', async ({ messages }) => {
        for (const [key] of await messages.entries()) messages.delete(key);
      });
      return 'busy';
    },
  };
  const pressed = new Form(busy).send('Hello');
  await phone.pass(60_000);
  expect(await pressed).toBe('failed');
});
