import { browserDevice } from '#core/outbox/browser-device.ts';
import { copyMayHaveArrived } from '#core/outbox/copy-may-have-arrived.ts';
import { type Settled, settle } from '#core/outbox/settle.ts';
import { clearContactDraft, editContactDraft, NEVER_SENT, useDrafts } from '#store/drafts.ts';
import { showToast } from '#store/toasts.ts';
import { cleaned } from './validate.ts';
import * as words from './words/form.tsx';

/** What the form is to show: `sending` while its text is on its way elsewhere. */
export type Shown = 'idle' | 'sending' | 'failed' | 'queued' | 'sent';

/**
 * Brings the contact draft in step with the record of its last attempt. A text that was delivered or saved
 * leaves the form; undefined where the record says nothing of it. Never rejects.
 */
export async function settleDraft(): Promise<Shown | undefined> {
  const draft = useDrafts.getState().contact;
  const { id, hash, ...fields } = draft;
  if (!id) return undefined;
  const settled = await settle(browserDevice, { id, hash }, cleaned(fields)).catch(
    () => 'nothing' as const,
  );
  // Typed or sent meanwhile; the next change looks again itself.
  const now = useDrafts.getState().contact;
  if (JSON.stringify(now) !== JSON.stringify(draft)) return undefined;
  return apply(settled);
}

function apply(settled: Settled): Shown | undefined {
  switch (settled) {
    case 'nothing':
      return undefined;
    case 'arrived':
      showToast('send', words.earlierArrived);
      editContactDraft(NEVER_SENT);
      return 'idle';
    case 'deleted':
      editContactDraft(NEVER_SENT);
      return 'idle';
    case 'queued':
    case 'sent':
      clearContactDraft();
      return settled;
    default:
      return settled;
  }
}

/** Whether a copy of what was sent from this draft may have arrived. */
export async function hasEarlierCopy(): Promise<boolean> {
  const { id } = useDrafts.getState().contact;
  return id !== '' && copyMayHaveArrived(browserDevice, id);
}
