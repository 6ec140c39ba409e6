import type { Sample } from '#copy/types/sample.ts';

export const samples = [
  {
    label: 'Rent',
    about: 'A shop, a month',
    values: { amount: '12,500' },
    outcome: 'twelve thousand five hundred rupees',
  },
  {
    label: 'Stock',
    about: 'A lakh',
    values: { amount: '1,00,000' },
    outcome: 'one lakh rupees',
  },
  {
    label: 'A till',
    about: 'In the evening',
    values: { amount: '4250' },
    outcome: 'four thousand two hundred fifty rupees',
  },
  {
    label: 'As people say it',
    values: { amount: '1.5 lakh' },
    outcome: 'one lakh fifty thousand rupees',
  },
  { label: 'No amount', values: { amount: '' }, outcome: 'Enter the amount.' },
  {
    label: 'In letters',
    values: { amount: 'ten' },
    outcome: 'Write the amount in digits, without paise.',
  },
] as const satisfies readonly Sample<'amount'>[];
