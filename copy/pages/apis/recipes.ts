import { ENV_PREFIX } from '#api-docs/names.ts';
import { fetchAndPayABill } from '#api-docs/recipes/fetch-and-pay-a-bill.ts';
import { shownRecipe } from '#api-docs/recipes/shown-recipe.ts';
import { upiAtAShop } from '#api-docs/recipes/upi-at-a-shop.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

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
    lead: 'Whole jobs, call by call: copy the commands, or run each step on this page.',
    markdown: '/apis/recipes.md',
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
  before: [
    {
      kind: 'prose',
      heading: 'How to run them',
      paragraphs: [
        `On this page: press a step’s button, from the first to the last. Each step takes the newest object of its kind from this tab, so the order that you made is the one that gets paid. At a desk: start the sandbox, set ${ENV_PREFIX}_API_KEY, and paste the commands into one folder, in their order. Each writes its answer into a file, from which jq takes what the next one needs. The sandbox is free of charge.`,
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
        'No answer came: repeat the step as it is. A step that moves money carries a key of this recipe, and with the same key you get the first answer again, never a second payment. To cook the same recipe once more, run with new keys.',
        'The answer is a refusal: read its code. The reference says for each what to do, and whether repeating helps.',
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
