import type { Sample } from '#copy/types/sample.ts';

/** Covers to try. `outcome` is the premium over the whole term at sample rates, or what the form says. */
export const samples: readonly Sample<'plan' | 'age' | 'cover' | 'years' | 'addOns'>[] = [
  {
    label: 'Health',
    about: 'Asha, 34 years',
    values: { plan: 'health', age: '34', cover: '5,00,000', years: '3', addOns: 'room' },
    outcome: '₹22,000.00 over the term',
  },
  {
    label: 'Car',
    about: 'Zero depreciation',
    values: { plan: 'car', age: '2', cover: '6,00,000', years: '3', addOns: 'depreciation' },
    outcome: '₹48,617.40 over the term',
  },
  {
    label: 'Life',
    about: 'Arjun, 30 years',
    values: { plan: 'life', age: '30', cover: '50,00,000', years: '20', addOns: '' },
    outcome: '₹1,32,000.00 over the term',
  },
  {
    label: 'Home and contents',
    values: { plan: 'home', age: '18', cover: '40,00,000', years: '5', addOns: 'contents' },
    outcome: '₹11,480.00 over the term',
  },
  {
    label: 'Health, no sum insured',
    values: { plan: 'health', age: '34', cover: '', years: '3', addOns: '' },
    outcome: 'Enter the sum insured.',
  },
  {
    label: 'Health, age in words',
    values: { plan: 'health', age: 'thirty', cover: '5,00,000', years: '3', addOns: '' },
    outcome: 'Write the age in digits, such as 5.',
  },
  {
    label: 'Car, a year and a half',
    values: { plan: 'car', age: '2', cover: '6,00,000', years: '1.5', addOns: '' },
    outcome: 'Enter a whole number.',
  },
  {
    label: 'Car, value too high',
    values: { plan: 'car', age: '2', cover: '60,00,000', years: '1', addOns: '' },
    outcome: 'Enter at most ₹50,00,000.',
  },
  {
    label: 'Life, too young',
    values: { plan: 'life', age: '17', cover: '50,00,000', years: '20', addOns: '' },
    outcome: 'Enter at least 18 years.',
  },
  {
    label: 'Life, too long a term',
    values: { plan: 'life', age: '60', cover: '50,00,000', years: '30', addOns: '' },
    outcome: 'Cover ends at age 75: at 60, enter at most 15 years.',
  },
];
