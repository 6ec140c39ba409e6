import { expect, test, vi } from 'vitest';
import { announceChange } from '#core/outbox/channel.ts';
import { deliver, deliverLater } from '#features/outbox/delivery/deliver.ts';
import { startOutbox } from '#features/outbox/delivery/start-outbox.ts';

vi.mock('#features/outbox/delivery/deliver.ts');
vi.mock('#features/outbox/delivery/sync-outbox-store.ts');

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
