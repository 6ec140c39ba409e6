import * as words from './words.tsx';
export interface LoginFields {
  email: string;
  password: string;
}

/** What is missing, in the order of the form. */
export function checkLogin({ email, password }: Readonly<LoginFields>): Partial<LoginFields> {
  const problems: Partial<LoginFields> = {};
  if (email.trim() === '') problems.email = words.noEmail;
  if (password === '') problems.password = words.noPassword;
  return problems;
}
