import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'collect',
  place: 20,
  menuPlace: 40,
  name: 'Payment',
  title: 'Payment demo',
  line: 'A card payment, start to finish',
  to: '/payment-gateway',
  icon: 'card',
  legal: { called: 'the card payment demo', is: 'demonstration' },
  specimen: { kind: 'card', text: '•••• 1111' },
  words: [
    'checkout',
    'payment gateway',
    'pay by card',
    'card number',
    'debit card',
    'credit card',
    'rupay',
    'luhn',
    'पेमेंट',
    'पेमेंट गेटवे',
    'कार्ड',
  ],
} as const satisfies ToolFile;
