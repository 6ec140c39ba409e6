import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { calledFrom } from '#components/contact-call.ts';
import { useForm } from '#components/form-state/use-form.ts';
import { browserDevice } from '#core/outbox/browser-device.ts';
import { onChange } from '#core/outbox/channel.ts';
import { identify } from '#core/outbox/identity.ts';
import { eachField } from '#core/outbox/payload.ts';
import { allRecords } from '#core/outbox/store.ts';
import { type SubmitOutcome, submit } from '#core/outbox/submit.ts';
import type { MessageTexts } from '#core/storage/message-fields.ts';
import { typedEmail } from '#domain/email.ts';
import { delay } from '#lib/delay.ts';
import { later } from '#lib/later.ts';
import { taskFinished } from '#pwa/install.ts';
import {
  clearContactDraft,
  editContactDraft,
  NEVER_SENT,
  useDraft,
  useDrafts,
  useKeepsDrafts,
} from '#store/drafts.ts';
import { useOutbox } from '#store/outbox.ts';
import { noteWaitingId } from '#store/waiting-ids.ts';
import { Beside } from './beside-form.ts';
import type { Asked } from './find-doubt.ts';
import * as to from './form-state.ts';
import type { Beginnings } from './subject.ts';
import { checkContact, cleaned } from './validate.ts';

const READ = {
  from_email: {
    onBlur: ({ from_email }: MessageTexts) => ({ from_email: typedEmail(from_email) }),
  },
};

/** Send anyway if neither storage nor network has raised a doubt by then. */
const DOUBT_WAIT_MS = 1_000;

const earlier = later(() => import('./earlier.ts'), { when: 'page' });
const hasEarlierCopy = () =>
  earlier
    .load()
    .then(({ attempts }) => attempts.hasEarlierCopy())
    .catch(() => {});

/** The contact form: its draft, its errors, and what became of it. `form-state.ts` says what follows from what. */
export function useContactForm(beginnings: Beginnings) {
  const draft = useDraft('contact');
  const keepsDrafts = useKeepsDrafts();
  const { state, now, move } = useFormState();
  const { form, errors, control, set, passes } = useForm({
    values: eachField((field) => draft[field]),
    change: (fields) => {
      editContactDraft(fields);
      move(to.typed(now()));
    },
    check: checkContact,
    read: READ,
    isKept: keepsDrafts,
  });
  const mounted = useRef(false);

  useEffect(() => {
    const { message: before } = useDrafts.getState().contact;
    move(to.reading(now()));
    void useDrafts.load().then(() => {
      const { message: written } = useDrafts.getState().contact;
      move(to.draftRead(now(), written !== before));
      if (location.search || calledFrom) void begin(beginnings).catch(() => {});
    });
  }, [beginnings, now, move]);

  useEffect(() => {
    mounted.current = true;
    // Preloaded, so that Send works without a network.
    earlier.hint();
    Beside.hint();
    const settle = async () => {
      if (now().shown === 'sending') return;
      const found = await earlier
        .load()
        .then(({ attempts }) => attempts.settleDraft())
        .catch(() => {});
      if (found) move(to.settled(now(), found));
      if (await hasEarlierCopy()) move(to.copyFound(now()));
    };
    void useDrafts.load().then(settle);
    const stop = onChange(() => void settle());
    return () => {
      mounted.current = false;
      stop();
    };
  }, [now, move]);

  useEffect(() => {
    useOutbox.setState({ inForm: draft.id });
    return () => useOutbox.setState({ inForm: '' });
  }, [draft.id]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!to.isBusy(now()) && passes()) await start(findDoubt);
  }

  async function start(find: typeof findDoubt | undefined): Promise<void> {
    if (!move(to.sendingBegun(now()))) return;
    const outcome = await hand(cleaned(draft), find);
    // A visitor who has left gets a toast; the draft is updated when the form is next shown.
    if (!mounted.current) return;
    if (outcome === 'sent' || outcome === 'queued') clearContactDraft();
    if (outcome === 'withdrawn') editContactDraft(NEVER_SENT);
    // Told with the failure, so before another text goes out under another number.
    if (outcome === 'failed' && (await hasEarlierCopy())) move(to.copyFound(now()));
    move(to.sendingEnded(now(), outcome));
    if (outcome === 'sent') taskFinished();
  }

  async function findDoubt(replaces: string): Promise<Asked> {
    const records = allRecords(browserDevice).catch(() => []);
    const found = earlier
      .load()
      .then(async ({ attempts }) =>
        attempts.findDoubt(form.current, now().text === 'restored', replaces, await records),
      );
    const doubtful = await Promise.race([found, delay(DOUBT_WAIT_MS)]).catch(() => {});
    // A visitor who has left cannot be asked, and pressed Send.
    return mounted.current && doubtful ? doubtful : undefined;
  }

  async function answer(isSure: boolean): Promise<void> {
    if (isSure) await start(undefined);
    else move(to.questionDenied(now()));
  }

  const again = () => move(to.begunAnew(now()));
  return { form, draft, state, errors, control, set, send, answer, again };
}

/**
 * The state of a form. `now` knows it at once, while the screen follows; `move` says whether there was a change to
 * make.
 */
function useFormState() {
  const [state, setState] = useState(to.FRESH);
  const current = useRef(state);
  const now = useCallback(() => current.current, []);
  const move = useCallback((next: to.FormState | undefined) => {
    if (!next) return false;
    current.current = next;
    setState(next);
    return true;
  }, []);
  return { state, now, move };
}

/**
 * Hands a text to the outbox. Its identity is on the disk first: however this page ends, the draft knows its record.
 *
 * @param findDoubt whether a text that was not tried yet is to be asked about; gets the id of the one that it
 *   replaces. Nothing has happened to the text then
 */
async function hand(
  text: MessageTexts,
  findDoubt: ((replaces: string) => Promise<Asked>) | undefined,
): Promise<SubmitOutcome | NonNullable<Asked>> {
  const { id, hash } = useDrafts.getState().contact;
  const identity = await identify(browserDevice, { id, hash }, text);
  const isNew = identity.id !== id;
  if (isNew) {
    const asked = await findDoubt?.(id);
    if (asked) return asked;
    editContactDraft(identity);
    await useDrafts.saved();
  }
  const outcome = await submit(browserDevice, identity, text, isNew ? id : '');
  if (outcome === 'queued') noteWaitingId(identity.id);
  return outcome;
}

/** Begins the message as the link to the form said. Without a network it may stay empty. */
async function begin(beginnings: Beginnings): Promise<void> {
  const { attempts } = await earlier.load();
  // What was typed meanwhile stays.
  const { message } = useDrafts.getState().contact;
  const about = attempts.messageAbout(location.search, beginnings, message, calledFrom);
  if (about) editContactDraft({ message: about });
}
