import { streams } from '#copy/head-pictures.ts';
import { moving } from '#copy/moving.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Finder',
  meta: {
    title: 'Move from another payments API',
    description:
      'Razorpay, Cashfree or Stripe on the left, our API on the right: orders, payments, refunds, statuses, webhooks and lists, field by field.',
    section: 'For developers',
  },
  head: {
    heading: 'Move from another payments API',
    lead: 'For developers who know Razorpay, Cashfree or Stripe: their names, ours, and what differs.',
    crumbs: [
      { label: 'APIs', to: '/apis' },
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'Move from another API' },
    ],
    actions: [
      { label: 'API recipes', to: '/apis/recipes' },
      { label: 'Checkout for a web shop', to: '/apis/checkout' },
    ],
  },
  tally: streams(
    'Names that have a counterpart here',
    moving.map(({ label, rows }) => ({ figure: rows.length, text: label })),
  ),
  sections: [
    {
      kind: 'steps',
      heading: 'Three habits to change',
      items: [
        {
          title: 'No script of ours on your page',
          text: 'Your server makes the payment, and sends the customer to the address that comes back. No card number is in your code.',
        },
        {
          title: 'Whole paise, and a key for each POST',
          text: 'As in Razorpay and Stripe; Cashfree writes rupees with decimals. With an Idempotency-Key a retry makes nothing twice.',
        },
        {
          title: 'Webhooks by a standard',
          text: 'Standard Webhooks has libraries in most languages. An event holds the whole object, and comes again until you answer with 2xx: remember its id.',
        },
      ],
    },
    {
      kind: 'testValues',
      id: 'fields',
      heading: 'Field by field',
      folded: true,
      columns: ['There', 'Here', 'What differs'],
      items: moving,
    },
    {
      kind: 'note',
      text: 'Names of the other APIs are as their public documentation had them in November 2026. They may change, and belong to their owners, with whom we have no connection.',
    },
    {
      kind: 'prose',
      heading: 'Try the move at your desk',
      paragraphs: [
        'Start the local sandbox, point your tests at it, and change one call at a time: it refuses a field that it does not know and names it, so nothing of the old API goes through unseen. It is free of charge to start: testing needs no account, and moving costs nothing but your time.',
      ],
    },
    {
      kind: 'links',
      label: 'For the move',
      items: [
        { label: 'Sandbox console', to: '/apis/sandbox' },
        { label: 'Payments in the reference', to: '/apis/reference/payments' },
        { label: 'Webhooks in the reference', to: '/apis/reference/webhooks' },
      ],
    },
  ],
} satisfies Page<'Finder'>;
