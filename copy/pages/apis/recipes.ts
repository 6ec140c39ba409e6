import { ENV_PREFIX } from '#api-docs/names.ts';
import { fetchAndPayABill } from '#api-docs/recipes/fetch-and-pay-a-bill.ts';
import { shownRecipe } from '#api-docs/recipes/shown-recipe.ts';
import { upiAtAShop } from '#api-docs/recipes/upi-at-a-shop.ts';
import { callOf } from '#api-docs/sequence.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Recipes',
  meta: {
    title: 'API recipes',
    description:
      'Two jobs from the first call to the last: a UPI payment at a shop, and a bill that is fetched and paid. Each step runs on this page.',
    section: 'For developers',
  },
  head: {
    heading: 'API recipes',
    lead: 'Whole jobs, call by call, to copy or to run on this page.',
    crumbs: [
      { label: 'APIs', to: '/apis' },
      { label: 'API reference', to: '/apis/apiRefrence' },
      { label: 'API recipes' },
    ],
    actions: [
      { label: 'Developer guide', to: '/apis/guideSteps' },
      { label: 'Sandbox console', to: '/apis/sandbox' },
    ],
  },
  sequence: {
    heading: 'The first job: UPI at a shop',
    parties: [
      { icon: 'phone', label: 'Customer' },
      { icon: 'store', label: 'Your till' },
      { icon: 'transfer', label: site.brand },
    ],
    steps: [
      {
        ...callOf('orders.create'),
        from: 1,
        to: 2,
        title: 'Bill',
        text: 'One order, paid once.',
      },
      {
        ...callOf('payments.create'),
        from: 1,
        to: 2,
        title: 'Code',
        text: 'What the code says.',
      },
      {
        kind: 'word',
        from: 1,
        to: 0,
        title: 'Show',
        text: 'As a QR code.',
      },
      {
        kind: 'money',
        from: 0,
        to: 2,
        title: 'Pay',
        text: '₹1,249, from the customer’s phone.',
      },
      {
        ...callOf('payments.get'),
        from: 1,
        to: 2,
        title: 'Read',
        text: 'Captured: hand over the goods.',
      },
    ],
    runs: {
      text: 'Run the first two calls:',
      calls: [
        { id: 'upi-at-a-shop/order', label: 'Open a bill' },
        { id: 'upi-at-a-shop/payment', label: 'Get what the code says' },
      ],
    },
  },
  before: [
    {
      kind: 'features',
      columns: 2,
      heading: 'Two ways to run them',
      items: [
        {
          icon: 'play',
          title: 'On this page',
          text: 'Press the button of each step, in order. A step takes the newest object of its kind.',
        },
        {
          icon: 'code',
          title: 'At a desk',
          text: `Start the sandbox, set ${ENV_PREFIX}_API_KEY, and paste the commands into one folder. The sandbox is free of charge.`,
        },
      ],
    },
  ],
  holdsLabel: 'After it',
  recipes: [upiAtAShop, fetchAndPayABill].map(shownRecipe),
  sections: [
    {
      kind: 'prose',
      id: 'when-it-goes-wrong',
      heading: 'When it goes wrong',
      paragraphs: [
        'No answer came: repeat the step as it is. A step that moves money carries a key, and with the same key you get the first answer again, never a second payment. To cook the same recipe once more, run with new keys.',
        'The answer is a refusal: read its code. The reference says what to do, and whether repeating helps.',
      ],
    },
    {
      kind: 'links',
      label: 'See also',
      items: [
        { label: 'Move from another API', to: '/apis/moving' },
        { label: 'Checkout for a web shop', to: '/apis/checkout' },
        { label: 'API reference', to: '/apis/apiRefrence' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'Utility bill payment', to: '/apis/UtilityBillPayment' },
      ],
    },
  ],
} satisfies Page<'Recipes'>;
