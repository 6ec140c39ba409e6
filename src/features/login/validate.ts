export interface LoginFields {
  email: string;
  password: string;
}

/** What is missing, in the order of the form. */
export function checkLogin({ email, password }: Readonly<LoginFields>): Partial<LoginFields> {
  const problems: Partial<LoginFields> = {};
  if (email.trim() === '') problems.email = 'Please enter your email address.';
  if (password === '') problems.password = 'Please enter your password.';
  return problems;
}
