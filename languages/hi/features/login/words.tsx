import type { ReactElement } from 'react';

export const email = 'ईमेल';
export const password = 'पासवर्ड';
export const noEmail = 'कृपया अपना ईमेल पता डालें।';
export const noPassword = 'कृपया अपना पासवर्ड डालें।';
export const signIn = 'लॉगिन करें';
export const noAccount = (signUp: ReactElement) => <span>अभी खाता नहीं है? {signUp}</span>;
export const signUp = 'साइन अप करें';
export const where = (host: ReactElement) => (
  <span>आगे {host} खुलेगा। पासवर्ड वही जाँचता है। यहाँ लिखी कोई चीज़ न भेजी जाती है, न रखी जाती है।</span>
);
export const notConnected = 'यहाँ लॉगिन चालू नहीं है।';
export const write = 'हमें लिखें';
