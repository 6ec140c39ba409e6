import { emailsIn } from '#domain/email.ts';
import { severalEmails } from '#words/several-emails.ts';
import * as words from './words.tsx';
export interface LoginFields {
  email: string;
  password: string;
}

/** What is missing, in the order of the form. */
export function checkLogin({ email, password }: Readonly<LoginFields>): Partial<LoginFields> {
  const problems: Partial<LoginFields> = {};
  if (email.trim() === '') problems.email = words.noEmail;
  else if (emailsIn(email).length > 0) problems.email = severalEmails;
  if (password === '') problems.password = words.noPassword;
  return problems;
}
