import { laterComponent } from '#components/later/later-component.tsx';
import { useOutbox } from '#store/outbox.ts';
import { useStorageStatus } from '#store/storage-status.ts';

const OutboxNoteList = laterComponent(() => import('./OutboxNoteList.tsx'));

/** What a visitor must know before writing another message; nothing where all is well. */
export function OutboxNotices() {
  const problem = useStorageStatus((status) => status.problem);
  const { lost, quarantined, queue } = useOutbox();
  const isWell = !problem && lost === 0 && quarantined === 0 && queue?.pausedFor !== 'service';
  return isWell ? null : <OutboxNoteList />;
}
