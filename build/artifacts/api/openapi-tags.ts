import { type GroupName, groups } from '../../../src/api-docs/kit/operation.ts';

const ABOUT: Readonly<Record<GroupName, string>> = {
  payments: 'Orders, payments that try to pay them, and refunds.',
  payouts: 'Beneficiaries, and money that is sent to them.',
  bills: 'Billers, bills that are fetched, and their payment.',
  settlements: 'The balance, and what reaches your bank.',
  webhooks: 'Endpoints, and the events that are sent to them.',
  verification: 'Numbers and documents, compared with the registers that issue them.',
  control: 'Clock, payers and log of the sandbox. Not in production.',
};

/** The groups of calls, as tools list them. */
export const tags = () =>
  Object.entries(groups).map(([group, name]) => ({ name, description: ABOUT[group as GroupName] }));
