import type { FormErrors } from '#components/forms/form-errors.ts';
import { emailsIn } from '#domain/email.ts';
import { severalEmails } from '#words/several-emails.ts';
import * as words from './words.tsx';

export type LoginFields = Readonly<Record<'email' | 'password', string>>;

/** Both fields are required; what is in them is not checked, since there is no account behind them. */
export function checkLogin({ email, password }: LoginFields): FormErrors<keyof LoginFields> {
  const problems: FormErrors<keyof LoginFields> = {};
  if (email.trim() === '') problems.email = words.noEmail;
  else if (emailsIn(email).length > 0) problems.email = severalEmails;
  if (password === '') problems.password = words.noPassword;
  return problems;
}
