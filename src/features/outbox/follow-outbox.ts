import { onChange } from '#outbox/channel.ts';
import { allRecords, readQueue, setAsideCount } from '#outbox/store.ts';
import { countLost } from './canary.ts';
import { useOutbox } from './outbox-view.ts';

/** Reads the outbox into the view, now and after each change in any tab or the worker. Never rejects. */
export async function followOutbox(): Promise<void> {
  onChange(() => void refresh());
  await refresh();
}

async function refresh(): Promise<void> {
  try {
    const all = await allRecords();
    const records = all.filter(({ status }) => status !== 'sent');
    const lost = countLost(
      records.map(({ id }) => id),
      new Set(all.map(({ id }) => id)),
    );
    const [queue, setAside] = [await readQueue(), await setAsideCount()];
    useOutbox.setState((view) => ({
      ready: true,
      records,
      queue,
      setAside,
      lost: view.lost + lost,
    }));
    showOnAppIcon(records.length);
  } catch {
    // Storage is refused: nothing can wait there, so there is nothing to show.
    useOutbox.setState({ ready: true, records: [] });
  }
}

function showOnAppIcon(waiting: number): void {
  if (waiting > 0) void navigator.setAppBadge?.(waiting).catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}
