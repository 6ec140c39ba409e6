import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from '#components/forms/use-form.ts';
import { browserDevice } from '#core/outbox/browser-device.ts';
import { onChange } from '#core/outbox/channel.ts';
import { identify } from '#core/outbox/identity.ts';
import { allRecords } from '#core/outbox/store.ts';
import { type SubmitOutcome, submit } from '#core/outbox/submit.ts';
import { delay } from '#lib/delay.ts';
import { taskFinished } from '#pwa/install.ts';
import {
  clearContactDraft,
  editContactDraft,
  NEVER_SENT,
  useDraft,
  useDrafts,
} from '#store/drafts.ts';
import { useOutbox } from '#store/outbox.ts';
import { noteWaitingId } from '#store/waiting-ids.ts';
import type { Asked } from './find-doubt.ts';
import { settleDraft } from './settle-draft.ts';
import { messageAbout, type Subjects } from './subject.ts';
import { type ContactFields, checkContact, cleaned } from './validate.ts';

export type ContactState = 'idle' | 'sending' | SubmitOutcome;

/** A disk or a network that tells no doubt by then holds no message up. */
const DOUBT_WAIT_MS = 1_000;

const loadDoubts = () => import('./find-doubt.ts');

/** State of the contact form: the draft, its errors, and what became of it. */
export function useContactForm(subjects: Subjects) {
  const draft = useDraft('contact');
  const [state, setState] = useState<ContactState>('idle');
  const [asked, setAsked] = useState<Asked>();
  const { from_name, from_email, message } = draft;
  const { form, errors, control, passes } = useForm({
    values: { from_name, from_email, message },
    change: (fields) => {
      editContactDraft(fields);
      isTyped.current = true;
      // Asked about another text than this one.
      setAsked(undefined);
    },
    check: checkContact,
  });
  /** While this form itself is sending, nothing else says what it shows. */
  const running = useRef(false);
  const mounted = useRef(false);
  const isTyped = useRef(false);
  const isRestored = useRef(false);

  useEffect(() => {
    const { message: typed } = useDrafts.getState().contact;
    isTyped.current = false;
    void useDrafts.load().then(() => {
      const { message: written } = useDrafts.getState().contact;
      isRestored.current = written !== typed && !isTyped.current;
      const about = messageAbout(location.search, subjects, written);
      if (about) editContactDraft({ message: about });
    });
  }, [subjects]);

  useEffect(() => {
    mounted.current = true;
    // At Send they are there, also if the network is gone by then.
    void loadDoubts().catch(() => {});
    const settle = async () => {
      if (running.current) return;
      const settled = await settleDraft();
      if (!settled || running.current || !mounted.current) return;
      // A failure is news only to somebody who waits for the outcome.
      setState((shown) => (settled === 'failed' && shown !== 'sending' ? shown : settled));
    };
    void useDrafts.load().then(settle);
    const stop = onChange(() => void settle());
    return () => {
      mounted.current = false;
      stop();
    };
  }, []);

  useEffect(() => {
    useOutbox.setState({ inForm: draft.id });
    return () => useOutbox.setState({ inForm: '' });
  }, [draft.id]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A second press, or Enter held down, while the first is under way.
    if (running.current || state === 'sending') return;
    if (passes()) await start(findDoubt);
  }

  async function start(find: typeof findDoubt | undefined): Promise<void> {
    running.current = true;
    setAsked(undefined);
    setState('sending');
    const outcome = await hand(cleaned(draft), find);
    running.current = false;
    // Who has left is told elsewhere, and the draft settles when it is shown again.
    if (!mounted.current) return;
    if (typeof outcome === 'object') {
      setAsked(outcome);
      return setState('idle');
    }
    if (outcome === 'sent' || outcome === 'queued') clearContactDraft();
    if (outcome === 'withdrawn') editContactDraft(NEVER_SENT);
    setState(outcome === 'withdrawn' ? 'idle' : outcome);
    if (outcome === 'sent') taskFinished();
  }

  async function findDoubt(replaces: string): Promise<Asked> {
    const records = allRecords(browserDevice).catch(() => []);
    const found = loadDoubts().then(async (doubts) =>
      doubts.findDoubt(form.current, isRestored.current, replaces, await records),
    );
    const doubtful = await Promise.race([found, delay(DOUBT_WAIT_MS)]).catch(() => {});
    // Who has left cannot be asked, and pressed Send.
    return mounted.current && doubtful ? doubtful : undefined;
  }

  function answer(isSure: boolean): void {
    setAsked(undefined);
    if (isSure) void start(undefined);
  }

  const again = () => setState('idle');
  return { form, draft, state, errors, control, send, asked, answer, again };
}

/**
 * Hands a text to the outbox. Its identity is on the disk first: whatever ends this page, the draft knows its record.
 *
 * @param findDoubt whether a text that was not tried yet is to be asked about; gets the id of the one that it
 *   replaces. Nothing has happened to the text then
 */
async function hand(
  text: ContactFields,
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
