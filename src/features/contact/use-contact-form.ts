import { type FormEvent, useEffect, useRef, useState } from 'react';
import { onChange } from '#outbox/channel.ts';
import { readRecord } from '#outbox/store.ts';
import { type SubmitOutcome, submit } from '#outbox/submit.ts';
import { useBusy } from '#pwa/busy.ts';
import { taskFinished } from '#pwa/install.ts';
import { clearContactDraft, editContactDraft, useDrafts } from '#store/drafts.ts';
import { type ContactField, type ContactFields, checkContact, cleaned } from './rules.ts';
import { messageAbout, type Subjects } from './subject.ts';

export type ContactState = 'idle' | 'sending' | SubmitOutcome;

const ORDER: readonly ContactField[] = ['from_name', 'from_email', 'message'];

/** State of the contact form: the draft, its errors, and what became of it. */
export function useContactForm(subjects: Subjects) {
  const draft = useDrafts(({ contact }) => contact);
  const [state, setState] = useState<ContactState>('idle');
  const [errors, setErrors] = useState<Partial<Record<ContactField, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  // The draft would survive a reload, but nobody likes one in the middle of a sentence.
  useBusy(state === 'sending' || Boolean(draft.from_name || draft.from_email || draft.message));
  const running = useRef(false);

  useEffect(() => {
    adoptTyped(form.current);
    void useDrafts.load().then(() => {
      const message = messageAbout(location.search, subjects, useDrafts.getState().contact.message);
      if (message) editContactDraft({ message });
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

  function change(field: ContactField, value: string): void {
    editContactDraft({ [field]: value });
    if (!errors[field]) return;
    const still = checkContact({ ...draft, [field]: value })[field];
    setErrors({ ...errors, [field]: still });
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A second press, or Enter held down, while the first is under way.
    if (running.current) return;
    const found = checkContact(draft);
    setErrors(found);
    const wrong = ORDER.find((field) => found[field]);
    if (wrong) {
      (form.current?.elements.namedItem(wrong) as HTMLElement | null)?.focus();
      return;
    }
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

  return { form, draft, state, errors, change, send, again: () => setState('idle') };
}

// What was typed into the served page before the application took over is in the fields only.
function adoptTyped(form: HTMLFormElement | null): void {
  const typed: Partial<ContactFields> = {};
  for (const field of ORDER) {
    const control = form?.elements.namedItem(field) as HTMLInputElement | null;
    if (control?.value && !useDrafts.getState().contact[field]) typed[field] = control.value;
  }
  if (Object.keys(typed).length > 0) editContactDraft(typed);
}
