import type { Sample } from '#copy/types/sample.ts';
import { PERSON_LIMIT_YEAR } from './limits.ts';

/** Requests to try; the handle `@example` is nobody's. `outcome` is the link, or what the form says. */
export const samples: readonly Sample<'upiId' | 'name' | 'amount' | 'note'>[] = [
  {
    label: 'Any amount',
    about: 'Meena Stores',
    values: { upiId: 'meena.stores@example', name: 'Meena Stores', amount: '', note: '' },
    outcome: 'upi://pay?pa=meena.stores@example&pn=Meena%20Stores&cu=INR',
  },
  {
    label: '₹499.50',
    about: 'Champa Café',
    values: {
      upiId: 'champa.cafe@example',
      name: 'Champa Café',
      amount: '499.50',
      note: 'Table 4',
    },
    outcome: 'upi://pay?pa=champa.cafe@example&pn=Champa%20Caf%C3%A9&am=499.50&cu=INR&tn=Table%204',
  },
  {
    label: 'In Hindi',
    about: 'मीना किराना',
    values: { upiId: 'meena.kirana@example', name: 'मीना किराना', amount: '', note: '' },
    outcome:
      'upi://pay?pa=meena.kirana@example&pn=%E0%A4%AE%E0%A5%80%E0%A4%A8%E0%A4%BE%20%E0%A4%95%E0%A4%BF%E0%A4%B0%E0%A4%BE%E0%A4%A8%E0%A4%BE&cu=INR',
  },
  {
    label: 'More than ₹1,00,000',
    values: { upiId: 'meena.stores@example', name: 'Meena Stores', amount: '1,00,001', note: '' },
    outcome: `Hint: NPCI allows ₹1,00,000 between persons, as of ${PERSON_LIMIT_YEAR}, and more to some kinds of merchant only. The payer’s bank may set lower limits. Then: upi://pay?pa=meena.stores@example&pn=Meena%20Stores&am=100001.00&cu=INR`,
  },
  {
    label: 'No UPI ID',
    values: { upiId: '', name: 'Meena Stores', amount: '', note: '' },
    outcome: 'Enter the UPI ID to be paid.',
  },
  {
    label: 'Not a UPI ID',
    values: { upiId: 'meena.stores', name: 'Meena Stores', amount: '', note: '' },
    outcome: 'A UPI ID is a name, an @ and a handle, such as sample.shop@example.',
  },
  {
    label: 'No name',
    values: { upiId: 'meena.stores@example', name: '', amount: '', note: '' },
    outcome: 'Enter the name the payer should see.',
  },
  {
    label: 'Name too long',
    values: {
      upiId: 'meena.stores@example',
      name: 'Meena Stationery, School Books, Toys and Photocopies',
      amount: '',
      note: '',
    },
    outcome: 'Shorten the name to 50 characters.',
  },
  {
    label: 'Note too long',
    values: {
      upiId: 'meena.stores@example',
      name: 'Meena Stores',
      amount: '120',
      note: 'Two exercise books, a box of pencils and a ruler of 30 cm',
    },
    outcome: 'Shorten the note to 50 characters.',
  },
  {
    label: 'Too long together',
    values: {
      upiId: 'meena.kirana@example',
      name: 'मीना किराना और जनरल स्टोर, मुख्य बाज़ार',
      amount: '',
      note: 'महीने का सामान और दूध',
    },
    outcome:
      'Name and note are too long for a code that scans well. Letters of Indian scripts and emoji take nine to twelve times the room of English ones. Shorten the name or the note.',
  },
  {
    label: 'Amount below a rupee',
    values: { upiId: 'meena.stores@example', name: 'Meena Stores', amount: '0.50', note: '' },
    outcome: 'Enter at least ₹1.',
  },
  {
    label: 'Amount too high',
    values: { upiId: 'meena.stores@example', name: 'Meena Stores', amount: '5,00,001', note: '' },
    outcome: 'Enter at most ₹5,00,000.',
  },
  {
    label: 'Paise in three digits',
    values: { upiId: 'meena.stores@example', name: 'Meena Stores', amount: '499.505', note: '' },
    outcome: 'Use at most 2 digits after the point.',
  },
  {
    label: 'Amount in words',
    values: { upiId: 'meena.stores@example', name: 'Meena Stores', amount: 'fifty', note: '' },
    outcome: 'Write the amount in digits, such as 499.50.',
  },
];
