import type { FormErrors } from '#components/forms/form-errors.ts';
import * as words from './words.tsx';

export type LoginField = 'email' | 'password';

/** Both fields are required; what is in them is not checked, since there is no account behind them. */
export function checkLogin({
  email,
  password,
}: Readonly<Record<LoginField, string>>): FormErrors<LoginField> {
  const problems: FormErrors<LoginField> = {};
  if (email.trim() === '') problems.email = words.noEmail;
  if (password === '') problems.password = words.noPassword;
  return problems;
}
