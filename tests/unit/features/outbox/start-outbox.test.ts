import { expect, test, vi } from 'vitest';
import { announceChange } from '#core/outbox/channel.ts';
import { deliver, deliverLater } from '#features/outbox/delivery/deliver.ts';
import { startOutbox } from '#features/outbox/delivery/start-outbox.ts';

vi.mock('#features/outbox/delivery/deliver.ts');
vi.mock('#features/outbox/delivery/refresh-outbox-store.ts');
vi.mock('#core/outbox/wake-worker.ts');

test('a page looks after what a change elsewhere may have left behind', async () => {
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
