export const uid = (number: string) => `UID ${number}`;
export const signIn = 'DigiLocker में लॉगिन करें';
export const signOut = 'लॉगआउट करें';
