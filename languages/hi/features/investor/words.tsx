import type { ReactElement } from 'react';
import { day } from '#languages/hi/words/dates.ts';
import { clock, localDay } from '#languages/hi/words/times.ts';

export const email = 'ईमेल';
export const password = 'पासवर्ड';
export const noEmail = 'कृपया अपना ईमेल पता डालें।';
export const noPassword = 'कृपया अपना पासवर्ड डालें।';
export const enter = 'डैशबोर्ड खोलें';

export const portal = 'निवेशक पोर्टल';
export const signedIn = (who: ReactElement, time: ReactElement) => (
  <span>
    लॉगिन: {who} <span>{time} से</span>
  </span>
);
export const moment = (time: number) => `${localDay(time)}, ${clock(time)}`;
export const logout = 'लॉगआउट करें';

export const position = 'आपका निवेश';
export const chart = (caption: string) => `${caption}। आँकड़े टेबल में हैं।`;
export const currentValue = 'आज की कीमत';
export const totalInvestment = 'कुल निवेश';
export const quarterTo = 'तिमाही कब तक';
/** The last day of a quarter, by its time in UTC. */
export const quarterEnd = day;
/** Short, for the foot of the chart: `जून ’25`. */
export const quarterMonth = (time: number) => day(time).replace(/^\d+ (.+) \d\d(\d\d)$/, '$1 ’$2');
export const invested = 'निवेश';
export const value = 'कीमत';
export const returned = 'ROI (निवेश पर लाभ)';
export const lakh = (lakhs: number) => `₹${lakhs} लाख`;
