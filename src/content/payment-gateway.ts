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
    {
      kind: 'questions',
      heading: 'Trying the demo',
      items: [
        {
          question: 'Which card numbers can I try?',
          answer:
            'Numbers made for tests: 4111 1111 1111 1111 (Visa), 5123 4567 8901 2346 (Mastercard) or 6074 8259 7208 3818 (RuPay). Type them without spaces, any later month, any three digits.',
        },
        {
          question: 'Why is my number too short?',
          answer:
            'The demo wants 16 characters, so it says “Card number must be 16 digits.” American Express cards have 15, and their code has four digits: they do not fit here.',
        },
        {
          question: 'What does the network name tell me?',
          answer:
            'Only the range that the first digits belong to. RuPay starts in several ranges, 60 and 65 among them.',
        },
        {
          question: 'May I type my own card?',
          answer:
            'Please do not. It would go nowhere, but a card number belongs on a page that charges it and on no other.',
        },
        {
          question: 'What does it cost to use the real one?',
          answer:
            'Rates depend on payment mode and volume; the gateway portal explains how a payment is priced.',
        },
      ],
    },
  ],
} satisfies Page<'Article'>;
