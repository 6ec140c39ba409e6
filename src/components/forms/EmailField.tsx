import type { InputHTMLAttributes } from 'react';
import { emailsIn } from '#domain/email.ts';
import { severalEmails } from '#words/several-emails.ts';
import { Choices } from './Choices.tsx';
import { Field } from './Field.tsx';

interface EmailFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onSelect'> {
  label: string;
  value: string;
  help?: string | false;
  error?: string;
  onPick: (address: string) => void;
}

/** A field of one e-mail address. Of several that are put in each is offered. The rest is for the input. */
export function EmailField({ label, help, error, onPick, ...control }: EmailFieldProps) {
  const several = emailsIn(control.value);
  const hint = several.length > 0 ? severalEmails : '';
  return (
    <>
      <Field label={label} help={help} error={error} hint={hint}>
        {(ids) => <input autoComplete="email" {...control} {...ids} type="email" required />}
      </Field>
      <Choices texts={several} onPick={onPick} />
    </>
  );
}
