import type { Page } from '#copy/types/page.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'Tool',
  meta: {
    title: 'Payment gateway demo',
    description:
      'Try a card payment with test cards: number, expiry, CVV and amount, checked in your browser. No card is charged and nothing is sent.',
  },
  head: {
    heading: 'Pay with a test card',
    lead: 'See a card payment the way your customer does.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'Pay with a test card' }],
  },
  tool: { name: 'payment', samples: samples.payment },
  aside: {
    heading: 'What you can see here',
    items: [
      {
        icon: 'card',
        title: 'Network',
        text: 'RuPay, Visa, Mastercard, Maestro or Amex, read from the first digits.',
      },
      {
        icon: 'check-circle',
        title: 'Check digit',
        text: 'The last digit is worked out from the others (Luhn), so most typing mistakes show while you type.',
      },
      {
        icon: 'receipt',
        title: 'Amount in words',
        text: 'In lakh and crore, as on a cheque. It is never charged.',
      },
      {
        icon: 'lock',
        title: 'Nothing kept',
        text: 'What you type stays on this page and is gone when you leave it.',
      },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'What happens when you pay',
      items: [
        { title: 'Checks', text: 'An empty field or a short number is explained in a sentence.' },
        { title: 'Processing', text: 'Two seconds, while a real bank would answer.' },
        { title: 'Confirmation', text: 'A success message, a receipt and an empty form.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you try',
      items: [
        {
          question: 'Which card numbers can I try?',
          answer:
            'Use the buttons under the form. The numbers are made for tests and belong to nobody; each shows a different outcome, failures too.',
        },
        {
          question: 'Why is my number too short?',
          answer:
            'The form takes 16 digits. American Express cards have 15, and a four-digit code, so they do not fit here.',
        },
        {
          question: 'Why does a card with a wrong check digit go through?',
          answer:
            'Only lengths are checked here. Anything else, even an expired card, gets a hint; a real bank would refuse it.',
        },
        {
          question: 'Can I use my own card?',
          answer:
            'Please do not. This demo charges nothing and sends nothing, and a real card number belongs only into a real checkout.',
        },
        {
          question: 'What does a real checkout cost?',
          answer:
            'Nothing to open: you need documents, and no deposit. The gateway portal shows the fee per payment and the GST on it.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'For real payments',
      items: [{ label: 'Payment gateway portal', to: '/products/paymentGateWayPortal' }],
    },
  ],
} satisfies Page<'Tool'>;
