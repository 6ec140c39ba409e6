import { browserDevice } from '#core/outbox/browser-device.ts';
import { onChange } from '#core/outbox/channel.ts';
import { readQueue } from '#core/outbox/queue.ts';
import { isWaiting } from '#core/outbox/record.ts';
import { isUnconfirmed, isUnsent } from '#core/outbox/stopped.ts';
import { allRecords, inventory } from '#core/outbox/store.ts';
import { isDue } from '#core/outbox/transitions.ts';
import { delay } from '#lib/delay.ts';
import { useOutbox } from '#store/outbox.ts';
import {
  ASK_AGAIN_MS,
  problemOf,
  reportStorageProblem,
  reportStorageResponse,
} from '#store/storage-status.ts';
import { announceDeliveries } from './announce-deliveries.ts';
import { announceFailures } from './announce-failures.ts';
import { countLost } from './lost-messages.ts';

/**
 * Reads the outbox into the view, now and after each change in any tab or the worker. Never rejects.
 *
 * @param queued called when messages were left to the queue since the last look
 */
export async function refreshOutboxStore(queued: () => void): Promise<void> {
  onChange(async () => {
    const before = dueIds();
    await refresh();
    if ([...dueIds()].some((id) => !before.has(id))) queued();
  });
  // Announces deliveries made in the background, and refreshes a page that was frozen meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  window.addEventListener('pageshow', (event) => event.persisted && void refresh());
  await refresh();
}

const dueIds = () =>
  new Set(
    useOutbox
      .getState()
      .records.filter((record) => isDue(record, Date.now()))
      .map(({ id }) => id),
  );

/** Whether the storage has ever been read. */
let wasRead = false;

async function refresh(): Promise<void> {
  try {
    const all = await allRecords(browserDevice);
    wasRead = true;
    const { known, quarantined, hasNewer } = await inventory(browserDevice);
    const lost = countLost(all, known);
    const queue = await readQueue(browserDevice);
    reportStorageResponse();
    if (hasNewer) reportStorageProblem('newer');
    const records = all.filter(isWaiting);
    const before = useOutbox.getState();
    if (before.ready) announceFailures(before.records, records);
    announceDeliveries(before.records, all);
    const unsent = records.filter(isUnsent).length;
    const unconfirmed = records.filter(isUnconfirmed).length;
    useOutbox.setState({
      ready: true,
      records,
      all,
      unsent,
      unconfirmed,
      queue,
      quarantined,
      lost,
    });
    showOnAppIcon(records.length);
  } catch (error) {
    const found = problemOf(error);
    // What was read before is not refused: it fails for a while, as on a phone that wakes up.
    const problem = found === 'unavailable' && wasRead ? 'busy' : found;
    reportStorageProblem(problem);
    // Where storage is refused nothing can wait there. Otherwise it is not known whether anything does.
    if (problem === 'unavailable') useOutbox.setState({ ready: true, records: [] });
    if (problem === 'busy') void delay(ASK_AGAIN_MS).then(refresh);
  }
}

function showOnAppIcon(waiting: number): void {
  if (waiting > 0) void navigator.setAppBadge?.(waiting).catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}
