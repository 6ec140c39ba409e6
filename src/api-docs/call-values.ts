import type { TestValues } from '#copy/types/sections.ts';
import { faults } from './faults.ts';
import { keys } from './keys.ts';
import { consumers } from './resources/bills/values.ts';
import { payers } from './resources/payments/values.ts';
import { accountFates, fates } from './resources/payouts/values.ts';
import { checkList } from './resources/verification/checks/checks.ts';

const rowsOf = (
  kind: string,
  input: string,
  texts: Readonly<Record<string, string>>,
): TestValues['rows'] =>
  Object.entries(texts).map(([label, outcome]) => ({
    label,
    input,
    outcome,
    anchor: `${kind}.${label}`,
  }));

const textsOf = (rows: Readonly<Record<string, { text: string }>>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { text }]) => [name, text]));

/** Which field of a beneficiary's account a value is for. */
const fieldOf = (value: string) => {
  if (value.includes('@')) return 'upi_id';
  return value.startsWith('+') ? 'phone' : 'account_number';
};

/** Every value by which a call of the sandbox can be told what to answer. */
export const callValues: readonly TestValues[] = [
  {
    label: 'Who pays: decides a payment',
    to: '/apis/reference/control#sandbox.pay',
    rows: [
      ...rowsOf('payer', 'payer', payers),
      {
        label: 'A card',
        input: 'No number: the API takes none',
        outcome: 'On the checkout a button for each of these payers decides.',
      },
    ],
  },
  {
    label: 'Accounts: decide a payout',
    to: '/apis/reference/payouts#beneficiaries.create',
    rows: Object.entries(accountFates).map(([value, fate]) => ({
      label: value,
      input: fieldOf(value),
      outcome: fates[fate],
      anchor: `account.${value}`,
    })),
  },
  {
    label: 'Customers of a biller: decide a bill',
    to: '/apis/reference/bills#bills.fetch',
    rows: rowsOf('consumer', 'consumer_number', textsOf(consumers)),
  },
  ...checkList.map(({ title, page, decidedBy, outcomes }) => ({
    label: title,
    to: page,
    // What each status means is on that page.
    rows: outcomes.map(({ value, status }) => ({
      label: value,
      input: decidedBy,
      outcome: status,
    })),
  })),
  {
    label: 'What goes wrong on the way',
    to: '/apis/sandbox',
    rows: rowsOf('fault', 'Header Sandbox-Fault', textsOf(faults)),
  },
  {
    label: 'Keys',
    to: '/apis/apiRefrence#authentication',
    rows: rowsOf('key', 'Header Authorization: Bearer', textsOf(keys)),
  },
];
