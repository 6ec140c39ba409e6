import { afterEach, expect, test, vi } from 'vitest';
import { changeChannel } from './change-channel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Channels that stay open would keep the process alive. */
const opened: BroadcastChannel[] = [];

test('tells this tab and every other, until told to stop; other messages are ignored', async () => {
  vi.stubGlobal('location', new URL('https://site.test'));
  const Real = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Real {
      constructor(name: string) {
        super(name);
        opened.push(this);
      }
    },
  );
  const [tab, other] = [changeChannel('test'), changeChannel('test')];
  const [here, there] = [vi.fn(), vi.fn()];
  tab.onChange(here);
  const stop = other.onChange(there);
  tab.announceChange();
  expect(here).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1));

  for (const message of [null, 'changed', { type: 'changed' }, { v: 2, type: 'changed' }])
    opened[0]?.postMessage(message);
  tab.announceChange();
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(2));

  stop();
  tab.announceChange();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([here.mock.calls.length, there.mock.calls.length]).toEqual([3, 2]);
  for (const channel of opened) channel.close();
});

test('tells this tab alone where the browser refuses channels with all site data, as Firefox does', () => {
  vi.stubGlobal('location', new URL('https://site.test'));
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const tab = changeChannel('test');
  const here = vi.fn();
  tab.onChange(here);
  tab.announceChange();
  expect(here).toHaveBeenCalledTimes(1);
});

test('opens nothing where pages are prerendered', () => {
  const Channel = vi.fn();
  vi.stubGlobal('BroadcastChannel', Channel);
  changeChannel('test').announceChange();
  expect(Channel).not.toHaveBeenCalled();
});
