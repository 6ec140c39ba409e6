import { checkoutTexts } from '#api-docs/checkout/shown.ts';
import { cardInAWebShop } from '#api-docs/recipes/card-in-a-web-shop.ts';
import { shownRecipe } from '#api-docs/recipes/shown-recipe.ts';
import { callOf } from '#api-docs/sequence.ts';
import { SANDBOX } from '#api-docs/servers.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Recipes',
  meta: {
    title: 'Checkout for a web shop',
    description:
      'Take a card or net banking payment on our page: three calls, what your return address receives, and a whole shop in one file.',
    section: 'For developers',
  },
  head: {
    heading: 'Checkout for a web shop',
    lead: 'Your server makes a payment, the customer pays on our page, and comes back with a signed answer.',
    crumbs: [
      { label: 'APIs', to: '/apis' },
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'Checkout' },
    ],
    actions: [
      { label: 'API recipes', to: '/apis/recipes' },
      { label: 'Sandbox console', to: '/apis/sandbox' },
    ],
  },
  picture: {
    kind: 'screens',
    heading: 'What your customer sees',
    items: [
      { title: 'Your shop', amount: '₹1,249', text: 'The basket', press: 'Pay' },
      { title: site.brand, amount: '₹1,249', text: 'Card or net banking', press: 'Pay' },
      { title: 'Your shop again', amount: 'Paid', text: 'With a signed answer' },
    ],
  },
  before: [
    {
      kind: 'sequence',
      heading: 'One basket, from order to paid',
      parties: [
        { icon: 'phone', label: 'Customer' },
        { icon: 'code', label: 'Your server' },
        { icon: 'transfer', label: site.brand },
      ],
      steps: [
        {
          ...callOf('orders.create'),
          from: 1,
          to: 2,
          title: 'Order',
          text: 'What is in the basket.',
        },
        {
          ...callOf('payments.create'),
          from: 1,
          to: 2,
          title: 'Pay',
          text: 'It brings our page’s address.',
        },
        {
          kind: 'word',
          from: 1,
          to: 0,
          title: 'Send',
          text: 'You send the browser there.',
        },
        {
          kind: 'money',
          from: 0,
          to: 2,
          title: 'Card or net banking',
          text: 'Your server sees no card number.',
        },
        {
          kind: 'word',
          from: 2,
          to: 1,
          title: 'Back',
          text: 'To your return_url, signed.',
        },
        {
          ...callOf('payments.get'),
          from: 1,
          to: 2,
          title: 'Read',
          text: 'Ship when it is captured.',
        },
      ],
      runs: {
        text: 'Run the shop’s first two calls here:',
        calls: [
          { id: 'web-shop/order', label: 'Order the basket' },
          { id: 'web-shop/payment', label: 'Get the address of our page' },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'At your desk',
      paragraphs: [
        `What the customer sees, the local sandbox shows at ${SANDBOX}/checkout and the id of a payment: in English and Hindi, with a button for each outcome.`,
        'UPI and wallets have one too. Testing is free of charge.',
      ],
    },
  ],
  holdsLabel: 'After it',
  recipes: [cardInAWebShop].map(shownRecipe),
  sections: [
    {
      kind: 'texts',
      id: 'the-way-back',
      heading: 'The way back, and a whole shop',
      paragraphs: [
        'From our page the browser comes to your return_url with GET and five parameters, after a payment, a refusal and a step back alike. payment_id and order_id say which, status how it was when the customer left us, timestamp when, in seconds since 1970. The signature is that of Standard Webhooks over payment_id, timestamp, order_id and status, with dots between, and with your return secret: the function that checks your events checks it too. What else your address has behind its question mark stays.',
        'A customer who closes the window does not come back: read the payment, or wait for its event. One who comes twice, or goes back and presses again, gets the same payment: it is paid once. UPI and wallets are paid in an app, which sends nobody back.',
      ],
      ...checkoutTexts,
    },
    {
      kind: 'links',
      label: 'See also',
      items: [
        { label: 'Move from another API', to: '/apis/moving' },
        { label: 'Payments in the reference', to: '/apis/reference/payments' },
        { label: 'Developer guide', to: '/apis/guideSteps' },
        { label: 'Payment gateway', to: '/payment-gateway' },
      ],
    },
  ],
} satisfies Page<'Recipes'>;
