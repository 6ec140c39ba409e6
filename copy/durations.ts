import { plural } from '#words/plural.ts';

// How long something takes, in English: the figures are looked up, and may be one tomorrow. Days: `tariff/facts.ts`.

export const minutesOf = (count: number) => plural(count, '1 minute', `${count} minutes`);
export const hoursOf = (count: number) => plural(count, '1 hour', `${count} hours`);
export const workingDaysOf = (count: number) =>
  plural(count, '1 working day', `${count} working days`);
export const monthsOf = (count: number) => plural(count, '1 month', `${count} months`);
export const yearsOf = (count: number) => plural(count, '1 year', `${count} years`);
