import type { Elements } from '#components/elements.ts';
import { useInstall } from '#store/install-offer.ts';
import { useLanguageOffer } from '#store/language-offer.ts';
import { useKeptWorkCount, useUnsavedWorkCount } from '#store/unsaved-work.ts';
import { useUpdate } from '#store/update-status.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

/**
 * The update prompt, else an offer, else nothing. An offer waits while a form is being filled; that this tab has fallen
 * behind is said all the same. The update prompt is not loaded on demand: it also tells that parts can no longer be
 * loaded.
 *
 * @param offers those of a language and to install, loaded on demand
 */
export function Prompts({ offers }: { offers: Elements }) {
  const unsaved = useUnsavedWorkCount();
  const busy = useKeptWorkCount() + unsaved > 0;
  const { update } = useUpdate();
  const { offer, welcome, installed } = useInstall();
  const language = useLanguageOffer();
  if (update === 'elsewhere' || update === 'stale' || (update === 'ready' && !busy))
    return <UpdatePrompt update={update} />;
  if (update === 'none' && (installed || (!busy && (language || (offer && welcome)))))
    return offers;
  return null;
}
