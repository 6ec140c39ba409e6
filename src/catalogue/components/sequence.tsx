import type { ComponentProps, ReactElement } from 'react';
import { Sequence } from '#components/sequence/Sequence.tsx';

const sequence: ComponentProps<typeof Sequence>['sequence'] = {
  heading: 'A payment by QR code',
  parties: [
    { icon: 'phone', label: 'Customer' },
    { icon: 'code', label: 'You' },
    { icon: 'transfer', label: 'Company' },
  ],
  steps: [
    {
      kind: 'call',
      from: 1,
      to: 2,
      title: 'Create',
      text: 'Send the amount.',
      method: 'POST',
      path: '/payments',
    },
    { kind: 'word', from: 1, to: 0, title: 'Show', text: 'On the screen.' },
    { kind: 'money', from: 0, to: 2, title: 'Pay', text: 'In any UPI app.' },
    {
      kind: 'event',
      from: 2,
      to: 1,
      title: 'Match',
      text: 'With your reference.',
      id: 'payment.captured',
    },
  ],
};

/** Samples of `src/components/sequence`. */
export const sequences = {
  Sequence: <Sequence sequence={sequence} />,
} satisfies Record<string, ReactElement>;
