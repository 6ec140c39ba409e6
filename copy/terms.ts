import * as checks from '#copy/tariff/checks.ts';
import * as words from '#copy/tariff/terms.ts';
import { moneyDay } from './money-day.ts';
import type { RatesAnchor, Terms } from './types/sections.ts';

type Name = keyof typeof words.terms;

/** Where `/rates` has more of a product. */
const ANCHORS: Record<Name, RatesAnchor> = {
  gateway: 'fees',
  upi: 'fees',
  subscriptions: 'fees',
  prepaid: 'charges',
  pos: 'counter',
  payouts: 'charges',
  cash: 'charges',
  withdrawals: 'commissions',
  cashOut: 'rules',
  transfers: 'commissions',
  bills: 'commissions',
  recharges: 'commissions',
  bookings: 'commissions',
  policies: 'commissions',
  covers: 'documents',
  loans: 'documents',
  checks: 'charges',
  calls: 'charges',
  services: 'fees',
};

/** Where somebody may be cheated face to face. */
const AT_A_COUNTER: readonly Name[] = [
  'upi',
  'pos',
  'cash',
  'withdrawals',
  'cashOut',
  'transfers',
  'bills',
  'recharges',
  'bookings',
];

/** Whose money takes its way by the bank's days. */
const DAYS: Partial<Record<Name, Parameters<typeof moneyDay>[0]>> = {
  gateway: 'sale',
  upi: 'sale',
  services: 'sale',
  pos: 'sale',
  subscriptions: 'charge',
  cash: 'cash',
  withdrawals: 'withdrawal',
};

/** What a product costs, when its money arrives and what it needs, as a section of its page. */
export function termsOf(name: Name): Terms {
  const anchor = ANCHORS[name];
  const labels = labelsOf(name, anchor);
  const day = DAYS[name];
  return {
    kind: 'terms',
    heading: words.heading,
    anchor,
    ...(AT_A_COUNTER.includes(name) && { more: { label: words.fraud, to: '/fraud' } }),
    rows: words.terms[name].map(([figure, text], at) => ({
      label: labels[at] ?? '',
      figure,
      text,
    })),
    ...(day && { day: moneyDay(day) }),
  };
}

function labelsOf(name: Name, anchor: RatesAnchor): readonly string[] {
  if (name === 'policies') return words.labelsOfCourse;
  if (name === 'cashOut') return words.labelsOfCash;
  return anchor === 'commissions' ? words.labelsOfEarning : words.labels;
}

const answered = { ...checks.checks, ...checks.demonstrations };

/** What one answer of a check costs, when it comes and who gives it, as a section of its page. */
export const checkOf = (name: keyof typeof answered): Terms => ({
  kind: 'terms',
  heading: checks.heading,
  anchor: name === 'bills' ? 'commissions' : 'charges',
  rows: answered[name].map(([figure, text], at) => ({
    label: checks.labels[at] ?? '',
    figure,
    text,
  })),
});
