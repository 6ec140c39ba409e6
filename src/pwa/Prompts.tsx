import { lazy, Suspense } from 'react';
import { useInstall } from '#store/install-offer.ts';
import { useUnsavedWorkCount } from '#store/unsaved-work.ts';
import { useUpdate } from '#store/update-status.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

// The update prompt is not loaded on demand: it also tells that parts can no longer be loaded.
const InstallPrompt = lazy(() => import('./InstallPrompt.tsx'));

/**
 * The update prompt, else the install prompt, else nothing. An offer waits while a form is being filled;
 * that this tab has fallen behind is said all the same.
 */
export function Prompts() {
  const busy = useUnsavedWorkCount() > 0;
  const { update } = useUpdate();
  const { offer, welcome } = useInstall();
  if (update === 'elsewhere' || update === 'stale' || (update === 'ready' && !busy))
    return <UpdatePrompt update={update} />;
  if (update === 'none' && offer && welcome && !busy)
    return (
      <Suspense>
        <InstallPrompt />
      </Suspense>
    );
  return null;
}
