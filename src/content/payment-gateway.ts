import type { Page } from './types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Payment gateway demo',
    description:
      'What the card payment demo shows: card number, expiry, CVV and amount, checked in your browser. No card is charged and nothing is sent.',
  },
  head: {
    heading: 'Payment gateway demo',
    lead: 'See how a card payment feels from the customer’s side, from the first digit to the confirmation.',
    crumbs: [{ label: 'Payment gateway demo' }],
    actions: [{ label: 'Payment gateway portal', to: '/products/paymentGateWayPortal' }],
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      heading: 'What the demo asks for',
      items: [
        {
          icon: 'card',
          title: 'Card number',
          text: 'Sixteen digits, with the network named as you type.',
        },
        { icon: 'clock', title: 'Expiry', text: 'Month and year, as printed on the card.' },
        { icon: 'lock', title: 'CVV', text: 'Three digits from the back.' },
        { icon: 'receipt', title: 'Amount', text: 'In rupees. It is never taken.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'What it shows',
      items: [
        { title: 'Checks', text: 'An empty field or a short number gets a sentence, not a code.' },
        { title: 'Processing', text: 'Two seconds, in which a real bank would answer.' },
        { title: 'Confirmation', text: 'A success message and an empty form.' },
      ],
    },
    {
      kind: 'note',
      text: 'The demo runs in your browser: nothing is charged, sent or stored. Use made-up card numbers.',
    },
  ],
} satisfies Page<'Article'>;
