import type { ReactNode } from 'react';

export const email = 'Email';
export const password = 'Password';
export const noEmail = 'Please enter your email address.';
export const noPassword = 'Please enter your password.';
export const enter = 'Access Dashboard';

export const portal = 'Investor Portal';
export const signedIn = (who: ReactNode, time: ReactNode) => (
  <>
    Signed in as {who} <span>since {time}</span>
  </>
);
export const logout = 'Logout';

export const position = 'Position';
export const chart = (caption: string) => `${caption}. The table has the figures.`;
export const currentValue = 'Current value';
export const totalInvestment = 'Total investment';
export const quarterTo = 'Quarter to';
export const invested = 'Invested';
export const value = 'Value';
export const returned = 'ROI';
export const lakh = (lakhs: number) => `₹${lakhs} lakh`;
