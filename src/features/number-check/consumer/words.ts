import { plural } from '#words/plural.ts';

export const title = 'Consumer number';
export const noFormat = (count: number) =>
  plural(
    count,
    'Consumer numbers have no national format: each biller has its own. This one has 1 character; compare it with the last bill.',
    `Consumer numbers have no national format: each biller has its own. This one has ${count} characters; compare it with the last bill.`,
  );
