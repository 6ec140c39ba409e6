import { lazy, Suspense } from 'react';
import { useOutbox } from '#store/outbox.ts';

const OutboxPanel = lazy(() => import('./OutboxPanel.tsx').catch(() => ({ default: () => null })));

/** The outbox beside something else: its code is loaded only where a message waits. */
export function WaitingMessages() {
  const isEmpty = useOutbox(({ records }) => records.length === 0);
  if (isEmpty) return null;
  return (
    <Suspense>
      <OutboxPanel />
    </Suspense>
  );
}
