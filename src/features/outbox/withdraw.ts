import type { OutboxRecord } from '#core/outbox/record.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { asDeleted } from '#core/outbox/transitions.ts';
import { randomId } from '#lib/random-id.ts';
import { editContactDraft, useDrafts } from '#store/drafts.ts';

/**
 * Moves a waiting message back into the contact form. The draft is written first, so that the text is
 * always in one place at least.
 *
 * @param replace whether a draft that is already there may go
 * @returns `draftInTheWay` if it may not; `gone` if the message was sent or is being sent meanwhile
 */
export async function withdrawToForm(
  record: OutboxRecord,
  replace: boolean,
): Promise<'taken' | 'draftInTheWay' | 'gone'> {
  await useDrafts.load();
  const { contact: draft } = useDrafts.getState();
  const written = draft.id !== record.id && (draft.message || draft.from_name || draft.from_email);
  if (written && !replace) return 'draftInTheWay';
  // A changed text under the number of one that may have arrived would be dropped as a repeat.
  const id = record.mayHaveArrived ? randomId() : record.id;
  editContactDraft({ ...record.payload, id });
  const deleted = await changeRecord(record.id, asDeleted);
  if (deleted?.status === 'deleted') return 'taken';
  editContactDraft(draft);
  return 'gone';
}
