import { expect, test, vi } from 'vitest';
import { announceChange } from '#core/outbox/channel.ts';
import { deliver, deliverLater } from '#features/outbox/delivery/deliver.ts';
import { startOutbox } from '#features/outbox/delivery/start-outbox.ts';

vi.mock('#features/outbox/delivery/deliver.ts');
vi.mock('#features/outbox/delivery/refresh-outbox-store.ts');
vi.mock('#core/outbox/wake-worker.ts');
vi.mock('#core/outbox/queue.ts', { spy: true });

test('a page looks after what a change elsewhere may have left behind', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {} });
  await startOutbox();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(deliverLater).not.toHaveBeenCalled();
  announceChange();
  expect(deliverLater).toHaveBeenCalledTimes(1);
});

test('a message of an earlier visit asks for a background sync again; a sent one does not', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {} });
  const result = { sent: 0, nextAt: undefined, stopped: 'offline' } as const;
  for (const remaining of [0, 1]) {
    vi.resetModules();
    const delivery = await import('#features/outbox/delivery/deliver.ts');
    vi.mocked(delivery.deliver).mockResolvedValue({ ...result, remaining });
    const { wakeWorker } = await import('#core/outbox/wake-worker.ts');
    await (await import('#features/outbox/delivery/start-outbox.ts')).startOutbox();
    expect(wakeWorker).toHaveBeenCalledTimes(remaining);
  }
});

test('another network ends a hold before it sends what waits', async () => {
  vi.resetModules();
  const heard: (() => void)[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (_type: string, hear: () => void) => heard.push(hear));
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {} });
  const queue = await import('#core/outbox/queue.ts');
  vi.mocked(queue.endHold).mockClear().mockResolvedValue(undefined);
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const delivery = await import('#features/outbox/delivery/deliver.ts');
  await (await import('#features/outbox/delivery/start-outbox.ts')).startOutbox();
  vi.mocked(delivery.deliver).mockClear();
  vi.mocked(queue.endHold).mockClear().mockReturnValue(ended);
  for (const hear of heard) hear();
  expect(queue.endHold).toHaveBeenCalledTimes(1);
  expect(delivery.deliver).not.toHaveBeenCalled();
  end();
  await vi.waitFor(() => expect(delivery.deliver).toHaveBeenCalledWith({ reconnected: true }));
});

test('a page that is opened ends a hold first, whose network may have changed while none was open', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {} });
  const queue = await import('#core/outbox/queue.ts');
  const delivery = await import('#features/outbox/delivery/deliver.ts');
  const order: string[] = [];
  vi.mocked(queue.endHold).mockImplementation(async () => void order.push('hold ends'));
  vi.mocked(delivery.deliver).mockImplementation(async () => void order.push('delivers'));
  await (await import('#features/outbox/delivery/start-outbox.ts')).startOutbox();
  expect(order).toEqual(['hold ends', 'delivers']);
});
