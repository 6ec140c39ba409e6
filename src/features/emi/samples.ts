import type { Sample } from '#copy/types/sample.ts';

/** Loans to try. `outcome` is the instalment, or what the form says. */
export const samples: readonly Sample<'amount' | 'rate' | 'months'>[] = [
  {
    label: 'Shop loan',
    about: '₹5 lakh, 5 years',
    values: { amount: '5,00,000', rate: '10.5', months: '60' },
    outcome: 'Monthly EMI ₹10,746.95',
  },
  {
    label: 'Home loan',
    about: '₹50 lakh, 20 years',
    values: { amount: '50,00,000', rate: '8.5', months: '240' },
    outcome: 'Monthly EMI ₹43,391.16',
  },
  {
    label: 'No interest',
    about: '₹1 lakh, 10 months',
    values: { amount: '1,00,000', rate: '0', months: '10' },
    outcome: 'Monthly EMI ₹10,000.00',
  },
  {
    label: 'Personal loan, 1 year',
    values: { amount: '10,00,000', rate: '12', months: '12' },
    outcome: 'Monthly EMI ₹88,848.79',
  },
  {
    label: 'No amount',
    values: { amount: '', rate: '12', months: '12' },
    outcome: 'Enter the loan amount.',
  },
  {
    label: 'Less than ₹10,000',
    values: { amount: '9,999', rate: '12', months: '12' },
    outcome: 'Enter at least ₹10,000.',
  },
  {
    label: 'Rate in words',
    values: { amount: '1,00,000', rate: 'ten', months: '12' },
    outcome: 'Write the rate a year in digits, such as 10.5.',
  },
  {
    label: 'Rate in three decimals',
    values: { amount: '1,00,000', rate: '10.125', months: '12' },
    outcome: 'Use at most 2 digits after the point.',
  },
  {
    label: '12 and a half months',
    values: { amount: '1,00,000', rate: '12', months: '12.5' },
    outcome: 'Enter a whole number.',
  },
  {
    label: 'Rate of 48%',
    values: { amount: '1,00,000', rate: '48', months: '12' },
    outcome: 'Enter at most 36% a year.',
  },
];
