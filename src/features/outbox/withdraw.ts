import { browserDevice } from '#core/outbox/browser-device.ts';
import { textHash } from '#core/outbox/identity.ts';
import { FIELDS } from '#core/outbox/payload.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { takeToForm } from '#core/outbox/transitions.ts';
import { NO_TEXT } from '#core/storage/message-fields.ts';
import { editContactDraft, useDrafts } from '#store/drafts.ts';

/**
 * Moves a waiting message back into the contact form. The draft is on the disk first, so that the text is
 * always in one place at least; it carries the identity, so that a text in two places is known for one. A message
 * of which a copy may have arrived stays in the outbox as well, since the same text must go out under the
 * same id.
 *
 * @param replace whether a draft that is already there may go
 * @returns `draftInTheWay` if it may not; `gone` if the message was sent or is being sent meanwhile, or
 *   storage does not take the draft
 */
export async function withdrawToForm(
  record: OutboxRecord,
  replace: boolean,
): Promise<'taken' | 'draftInTheWay' | 'gone'> {
  await useDrafts.load();
  const { contact: draft } = useDrafts.getState();
  const written = draft.id !== record.id && FIELDS.some((field) => draft[field]);
  if (written && !replace) return 'draftInTheWay';
  const hash = await textHash(browserDevice, record.payload);
  editContactDraft({ ...NO_TEXT, ...record.payload, id: record.id, hash });
  const taken =
    (await useDrafts.saved()) &&
    (await changeRecord(browserDevice, record.id, takeToForm).catch(() => undefined));
  if (taken) return 'taken';
  editContactDraft(draft);
  return 'gone';
}
