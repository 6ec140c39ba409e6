import { type ReactNode, Suspense } from 'react';
import { useInstall } from '#store/install-offer.ts';
import { useUnsavedWorkCount } from '#store/unsaved-work.ts';
import { useUpdate } from '#store/update-status.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

/**
 * The update prompt, else the install prompt, else nothing. An offer waits while a form is being filled;
 * that this tab has fallen behind is said all the same. The update prompt is not loaded on demand: it also tells that
 * parts can no longer be loaded.
 *
 * @param install the install prompt, loaded on demand
 */
export function Prompts({ install }: { install: ReactNode }) {
  const busy = useUnsavedWorkCount() > 0;
  const { update } = useUpdate();
  const { offer, welcome, installed } = useInstall();
  if (update === 'elsewhere' || update === 'stale' || (update === 'ready' && !busy))
    return <UpdatePrompt update={update} />;
  if (update === 'none' && (installed || (offer && welcome && !busy)))
    return <Suspense>{install}</Suspense>;
  return null;
}
