import type { Sample } from '#content/types/tools.ts';

/** Requests to try; the handle `@example` is nobody's. `outcome` is the link, or what the form says. */
export const upiQrSamples: readonly Sample<'upiId' | 'name' | 'amount' | 'note'>[] = [
  {
    label: 'Counter, any amount',
    values: { upiId: 'sample.shop@example', name: 'Sample Shop', amount: '', note: '' },
    outcome: 'upi://pay?pa=sample.shop@example&pn=Sample%20Shop&cu=INR',
  },
  {
    label: 'Bill of ₹499.50',
    values: {
      upiId: 'sample.cafe@example',
      name: 'Sample Café',
      amount: '499.50',
      note: 'Table 4',
    },
    outcome: 'upi://pay?pa=sample.cafe@example&pn=Sample%20Caf%C3%A9&am=499.50&cu=INR&tn=Table%204',
  },
  {
    label: 'Name in Hindi',
    values: { upiId: 'sample.kirana@example', name: 'नमूना किराना', amount: '', note: '' },
    outcome:
      'upi://pay?pa=sample.kirana@example&pn=%E0%A4%A8%E0%A4%AE%E0%A5%82%E0%A4%A8%E0%A4%BE%20%E0%A4%95%E0%A4%BF%E0%A4%B0%E0%A4%BE%E0%A4%A8%E0%A4%BE&cu=INR',
  },
  {
    label: 'Not a UPI ID',
    values: { upiId: 'sample.shop', name: 'Sample Shop', amount: '', note: '' },
    outcome: 'A UPI ID is a name, an @ and a handle, such as sample.shop@example.',
  },
];
