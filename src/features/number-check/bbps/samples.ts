import type { Sample } from '#copy/types/sample.ts';

/** Made up. */
export const samples = [
  {
    label: 'A whole bill',
    about: '₹1,145.00',
    values: { biller_id: 'SAMP00000NAT01', consumer_number: '000000000', amount: '1145.00' },
    outcome:
      'Biller ID: format right. Consumer number: Consumer numbers have no national format: each biller has its own. This one has 9 characters; compare it with the last bill. Amount: format right.',
  },
  {
    label: 'ID too short',
    about: '12 of 14',
    values: { biller_id: 'SAMP00000NAT', consumer_number: '', amount: '' },
    outcome: 'Biller ID: A biller ID has 14 characters; this has 12.',
  },
  {
    label: 'Amount',
    about: 'In words',
    values: { biller_id: '', consumer_number: '', amount: 'Eleven hundred' },
    outcome: 'Amount: Write rupees in digits; commas only between thousands, lakhs and crores.',
  },
  {
    label: 'Underscore in the biller ID',
    values: { biller_id: 'SAMP00000NAT_1', consumer_number: '', amount: '' },
    outcome: 'Biller ID: The thirteenth character must be a letter or a digit, not “_”.',
  },
  {
    label: 'Bill of ₹0.00',
    values: { biller_id: '', consumer_number: '', amount: '0.00' },
    outcome: 'Amount: The amount must be more than zero.',
  },
  {
    label: 'Paise in three digits',
    values: { biller_id: '', consumer_number: '', amount: '1145.005' },
    outcome: 'Amount: Write paise as one or two digits after the decimal point.',
  },
] as const satisfies readonly Sample<'biller_id' | 'consumer_number' | 'amount'>[];
