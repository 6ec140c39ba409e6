import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from '#components/use-form.ts';
import { onChange } from '#core/outbox/channel.ts';
import { readRecord } from '#core/outbox/store.ts';
import { type SubmitOutcome, submit } from '#core/outbox/submit.ts';
import { taskFinished } from '#pwa/install.ts';
import { clearContactDraft, editContactDraft, useDraft, useDrafts } from '#store/drafts.ts';
import { messageAbout, type Subjects } from './subject.ts';
import { checkContact, cleaned } from './validate.ts';

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
  const running = useRef(false);

  useEffect(() => {
    void useDrafts.load().then(() => {
      const about = messageAbout(location.search, subjects, useDrafts.getState().contact.message);
      if (about) editContactDraft({ message: about });
    });
  }, [subjects]);

  // A post that was given up on may still have gone through; another tab may have sent it.
  const failedId = state === 'failed' ? draft.id : '';
  useEffect(() => {
    if (!failedId) return;
    return onChange(async () => {
      const record = await readRecord(failedId).catch(() => undefined);
      if (record?.status !== 'sent') return;
      clearContactDraft();
      setState('sent');
    });
  }, [failedId]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A second press, or Enter held down, while the first is under way.
    if (running.current) return;
    if (!passes()) return;
    running.current = true;
    setState('sending');
    if (!draft.id) editContactDraft({});
    const { outcome, id } = await submit(useDrafts.getState().contact.id, cleaned(draft));
    running.current = false;
    if (outcome === 'sent' || outcome === 'queued') clearContactDraft();
    else editContactDraft({ id });
    setState(outcome);
    if (outcome === 'sent') taskFinished();
  }

  return { form, draft, state, errors, control, send, again: () => setState('idle') };
}
