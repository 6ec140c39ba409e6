import { laterComponent } from '#components/later/later-component.tsx';
import { useOutbox } from '#store/outbox.ts';

const OutboxPanel = laterComponent(() => import('./OutboxPanel.tsx'));

/** The outbox within other content: its code is loaded only where a message waits. */
export function WaitingMessages() {
  const isEmpty = useOutbox(({ records }) => records.length === 0);
  if (isEmpty) return null;
  return <OutboxPanel />;
}
