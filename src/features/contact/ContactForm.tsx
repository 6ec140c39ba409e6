import { BusyButton } from '#components/forms/BusyButton.tsx';
import { EmailField } from '#components/forms/EmailField.tsx';
import { Field } from '#components/forms/Field.tsx';
import { Honeypot } from '#components/honeypot/Honeypot.tsx';
import type { MessageField } from '#core/storage/message-fields.ts';
import { Beside } from './beside-form.ts';
import { isBusy } from './form-state.ts';
import { COUNTER_FROM_CHARACTERS, MAX_MESSAGE_CHARACTERS, NO_ADDRESS } from './limits.ts';
import { Outcome } from './Outcome.tsx';
import { Problems } from './Problem.tsx';
import type { Beginnings } from './subject.ts';
import { useContactForm } from './use-contact-form.ts';
import * as words from './words/form.tsx';

/** The contact form, and the panel that takes its place once the message is sent or saved. */
export function ContactForm({ beginnings }: { beginnings: Beginnings }) {
  const contact = useContactForm(beginnings);
  const { form, draft, errors, control, set } = contact;
  const { shown, asked } = contact.state;
  if (shown === 'sent' || shown === 'queued')
    return <Outcome outcome={shown} again={contact.again} />;

  const left = MAX_MESSAGE_CHARACTERS - draft.message.length;
  const isSending = isBusy(contact.state);
  const hasNoAddress = draft.from_email.endsWith(NO_ADDRESS);
  const field = (name: MessageField) => ({ ...control(name), readOnly: isSending });

  return (
    // `dialog` outside a dialog submits nothing: pressed before the scripts run, the form must not put
    // what was typed into the address.
    <form className="panel form-card" method="dialog" ref={form} onSubmit={contact.send} noValidate>
      <Problems {...contact.state} />
      <Field label={words.fullName} error={errors.from_name}>
        {(ids) => <input {...field('from_name')} {...ids} autoComplete="name" required />}
      </Field>
      <EmailField
        label={words.email}
        help={!hasNoAddress && words.emailHelp}
        error={errors.from_email}
        {...field('from_email')}
        onPick={(address) => set('from_email', address)}
      />
      <div role="status">
        {(errors.from_email || hasNoAddress) && <Beside what="number" {...draft} />}
      </div>
      <Field
        label={words.message}
        error={errors.message}
        help={draft.message.length >= COUNTER_FROM_CHARACTERS && charactersLeft(left)}
      >
        {(ids) => <textarea {...field('message')} {...ids} rows={5} required />}
      </Field>
      <Honeypot />
      {asked ? (
        <asked.Question doubt={asked.doubt} onAnswer={contact.answer} />
      ) : (
        <div className="form-actions">
          <BusyButton busy={isSending} busyLabel={words.sending}>
            {words.send}
          </BusyButton>
          <p>{words.keptWithoutNetwork}</p>
        </div>
      )}
    </form>
  );
}

function charactersLeft(left: number): string {
  return left < 0 ? words.charactersTooMany(-left) : words.charactersLeft(left);
}
