import { Honeypot } from '#components/honeypot/Honeypot.tsx';
import { honeypotOf } from '#components/honeypot/honeypot-field.ts';
import { browserDevice } from '#core/outbox/browser-device.ts';
import { type Doubt, doubtOf, timesOf } from '#core/outbox/doubt.ts';
import { type Identity, identify } from '#core/outbox/identity.ts';
import type { Payload } from '#core/outbox/payload.ts';
import { type SaveOutcome, saveToSend } from '#core/outbox/save-to-send.ts';
import { allRecords } from '#core/outbox/store.ts';
import { delay } from '#lib/delay.ts';
import { editSignUpDraft, NEVER_SENT, useDrafts } from '#store/drafts.ts';
import { noteWaitingId } from '#store/waiting-ids.ts';
import { isSendable as fits, teamMessage } from './team-message.ts';

/** Comes with what reads it. */
export const HiddenField = Honeypot;

/** Both come with what sends the message: most sign-ups send none. */
export const messageOf = teamMessage;
export const isSendable = fits;

/** Send anyway if storage has raised no doubt by then. */
const DOUBT_WAIT_MS = 1_000;

/** Why a message may not be the visitor's own, by the same rules as on the contact page. Never rejects. */
export async function findDoubt(form: HTMLFormElement | null): Promise<Doubt | undefined> {
  const records = await Promise.race([
    allRecords(browserDevice).catch(() => []),
    delay(DOUBT_WAIT_MS).then(() => []),
  ]);
  return doubtOf({
    honeypot: honeypotOf(form),
    openForMs: performance.now(),
    isRestored: false,
    writtenAt: timesOf(records, useDrafts.getState().signUp.id),
    now: Date.now(),
  });
}

/**
 * Saves a sign-up's message in the outbox, once for each text of a draft. Its identity is on the disk first: however
 * this page ends, the draft knows its record.
 */
export async function saveForTeam(text: Payload): Promise<Exclude<SaveOutcome, 'withdrawn'>> {
  const { id, hash } = useDrafts.getState().signUp;
  const outcome = await saveAs({ id, hash }, text);
  if (outcome !== 'withdrawn') return outcome;
  // Deleted in the outbox, then sent again: another message, which nobody can have deleted yet.
  const again = await saveAs(NEVER_SENT, text);
  return again === 'withdrawn' ? 'unsaved' : again;
}

async function saveAs(last: Identity, text: Payload): Promise<SaveOutcome> {
  const identity = await identify(browserDevice, last, text);
  editSignUpDraft(identity);
  await useDrafts.saved();
  const outcome = await saveToSend(browserDevice, identity, text);
  if (outcome === 'saved') noteWaitingId(identity.id);
  return outcome;
}
