import type { ReactElement } from 'react';

export const email = 'Email';
export const password = 'Password';
export const noEmail = 'Please enter your email address.';
export const noPassword = 'Please enter your password.';
export const signIn = 'Sign In';
export const noAccount = (signUp: ReactElement) => <span>No account yet? {signUp}</span>;
export const signUp = 'Sign up';
export const where = (host: ReactElement) => (
  <span>
    You will be taken to {host}, which checks your password itself. Nothing that you type here is
    sent or stored.
  </span>
);
export const notConnected = 'Sign-in is not connected here.';
export const write = 'Write to us';
