import { afterEach, expect, test, vi } from 'vitest';
import { onOtherNetwork } from '#features/outbox/delivery/other-network.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A device whose browser tells of its connection as the Network Information API has it, or not at all. */
function deviceWith(connection: (EventTarget & { type?: string }) | undefined) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const navigator = { onLine: true, connection };
  vi.stubGlobal('navigator', navigator);
  const heard = vi.fn();
  onOtherNetwork(heard);
  return { heard, page, navigator };
}

test('a network that is there again is one', () => {
  const { heard, page } = deviceWith(undefined);
  page.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('so is mobile data in the place of Wi-Fi, but no other speed and no network at all', () => {
  const connection = Object.assign(new EventTarget(), { type: 'wifi' });
  const { heard, navigator } = deviceWith(connection);
  const change = (type: string) => {
    connection.type = type;
    connection.dispatchEvent(new Event('change'));
  };
  change('wifi');
  expect(heard).not.toHaveBeenCalled();
  change('cellular');
  expect(heard).toHaveBeenCalledTimes(1);
  navigator.onLine = false;
  change('none');
  expect(heard).toHaveBeenCalledTimes(1);
});
