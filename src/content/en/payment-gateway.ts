import { paymentSamples } from '#content/test-values/payment.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Tool',
  meta: {
    title: 'Payment gateway demo',
    description:
      'Try a card payment with test cards: number, expiry, CVV and amount, checked in your browser. No card is charged and nothing is sent.',
  },
  head: {
    heading: 'Payment gateway demo',
    lead: 'A card payment as your customer meets it.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'Payment gateway demo' }],
  },
  tool: { name: 'payment', samples: paymentSamples },
  aside: {
    heading: 'What the demo shows',
    items: [
      {
        icon: 'card',
        title: 'Network',
        text: 'RuPay, Visa, Mastercard, Maestro or Amex, named from the first digits. RuPay has several ranges, 60 and 65 among them.',
      },
      {
        icon: 'check-circle',
        title: 'Check digit',
        text: 'The last digit follows from the others (Luhn), so most slips of the finger show at once.',
      },
      {
        icon: 'receipt',
        title: 'Amount in words',
        text: 'In lakh and crore, as on a cheque. It is never taken.',
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
        { title: 'Checks', text: 'An empty field or a short number gets a sentence, not a code.' },
        { title: 'Processing', text: 'Two seconds, in which a real bank would answer.' },
        { title: 'Confirmation', text: 'A success message and an empty form.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Trying the demo',
      items: [
        {
          question: 'Which card numbers can I try?',
          answer:
            'Those of the buttons under the form. They were made for tests and belong to nobody; each shows another outcome, the failures included.',
        },
        {
          question: 'Why is my number too short?',
          answer:
            'The demo wants 16 characters, so it says “Card number must be 16 digits.” American Express cards have 15, and their code has four digits: they do not fit here.',
        },
        {
          question: 'Why does a card with a wrong check digit go through?',
          answer:
            'Lengths alone decide in this demo. Everything else, an expired card too, is a hint: a real bank would refuse it.',
        },
        {
          question: 'May I type my own card?',
          answer:
            'Please do not. It would go nowhere, but a card number belongs on a page that charges it and on no other.',
        },
        {
          question: 'What does it cost to use the real one?',
          answer:
            'The demo stays free. For a real checkout you need papers and no deposit; the gateway portal explains the fee per payment and the GST on it.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'From the demo to the real one',
      items: [{ label: 'Payment gateway portal', to: '/products/paymentGateWayPortal' }],
    },
  ],
} satisfies Page<'Tool'>;
