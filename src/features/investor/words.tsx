import type { ReactElement } from 'react';

export const email = 'Email';
export const password = 'Password';
export const noEmail = 'Please enter your email address.';
export const noPassword = 'Please enter your password.';
export const enter = 'Access Dashboard';

export const portal = 'Investor Portal';
export const signedIn = (who: ReactElement, time: ReactElement) => (
  <span>
    Signed in as {who} <span>since {time}</span>
  </span>
);
const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });
export const moment = (time: number) => TIME.format(time);
export const logout = 'Logout';

export const position = 'Position';
export const chart = (caption: string) => `${caption}. The table has the figures.`;
export const currentValue = 'Current value';
export const totalInvestment = 'Total investment';
export const quarterTo = 'Quarter to';
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
/** The last day of a quarter, by its time in UTC. */
export const quarterEnd = (time: number) => DAY.format(time);
const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});
/** Short, for the foot of the chart. */
export const quarterMonth = (time: number) => MONTH.format(time);
export const invested = 'Invested';
export const value = 'Value';
export const returned = 'ROI';
export const lakh = (lakhs: number) => `₹${lakhs} lakh`;
