import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from '#components/use-form.ts';
import { browserDevice } from '#core/outbox/browser-device.ts';
import { onChange } from '#core/outbox/channel.ts';
import { identify } from '#core/outbox/identity.ts';
import { type SubmitOutcome, submit } from '#core/outbox/submit.ts';
import { taskFinished } from '#pwa/install.ts';
import {
  clearContactDraft,
  editContactDraft,
  NEVER_SENT,
  useDraft,
  useDrafts,
} from '#store/drafts.ts';
import { useOutbox } from '#store/outbox.ts';
import { settleDraft } from './settle-draft.ts';
import { messageAbout, type Subjects } from './subject.ts';
import { type ContactFields, checkContact, cleaned } from './validate.ts';

export type ContactState = 'idle' | 'sending' | SubmitOutcome;

/** State of the contact form: the draft, its errors, and what became of it. */
export function useContactForm(subjects: Subjects) {
  const draft = useDraft('contact');
  const [state, setState] = useState<ContactState>('idle');
  const { from_name, from_email, message } = draft;
  const { form, errors, control, passes } = useForm({
    values: { from_name, from_email, message },
    change: editContactDraft,
    check: checkContact,
  });
  /** While this form itself is sending, nothing else says what it shows. */
  const running = useRef(false);
  const mounted = useRef(false);

  useEffect(() => {
    void useDrafts.load().then(() => {
      const about = messageAbout(location.search, subjects, useDrafts.getState().contact.message);
      if (about) editContactDraft({ message: about });
    });
  }, [subjects]);

  useEffect(() => {
    mounted.current = true;
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
    if (!passes()) return;
    running.current = true;
    setState('sending');
    const outcome = await hand(cleaned(draft));
    running.current = false;
    // Who has left is told elsewhere, and the draft settles when it is shown again.
    if (!mounted.current) return;
    if (outcome === 'sent' || outcome === 'queued') clearContactDraft();
    if (outcome === 'withdrawn') editContactDraft(NEVER_SENT);
    setState(outcome === 'withdrawn' ? 'idle' : outcome);
    if (outcome === 'sent') taskFinished();
  }

  return { form, draft, state, errors, control, send, again: () => setState('idle') };
}

/** Hands a text to the outbox. Its identity is on the disk first: whatever ends this page, the draft knows its record. */
async function hand(text: ContactFields): Promise<SubmitOutcome> {
  const { id, hash } = useDrafts.getState().contact;
  const identity = await identify(browserDevice, { id, hash }, text);
  if (identity.id !== id) {
    editContactDraft(identity);
    await useDrafts.saved();
  }
  return submit(browserDevice, identity, text, identity.id === id ? '' : id);
}
