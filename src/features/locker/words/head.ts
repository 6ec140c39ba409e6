export const uid = (number: string) => `UID ${number}`;
export const signIn = 'Sign in to DigiLocker';
export const signOut = 'Sign out';
