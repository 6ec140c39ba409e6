import { checkoutTexts } from '#api-docs/checkout/shown.ts';
import { ENV_PREFIX } from '#api-docs/names.ts';
import { recipes } from '#api-docs/recipes/recipes.ts';
import { shownRecipe } from '#api-docs/recipes/shown-recipe.ts';
import type { PageFacts } from '#content/types/facts.ts';
import type { Page } from '#content/types/page.ts';

export const facts = { untranslated: 'developers', pack: 'api' } satisfies PageFacts;

export default {
  view: 'Recipes',
  meta: {
    title: 'API recipes',
    description:
      'Three jobs from the first call to the last: UPI at a shop, a card in a web shop, and a bill that is fetched and paid. Each step runs on this page.',
    section: 'For developers',
  },
  head: {
    heading: 'API recipes',
    lead: 'Whole jobs, call by call: copy the commands, or run each step on this page.',
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
  recipes: recipes.map(shownRecipe),
  sections: [
    {
      kind: 'texts',
      id: 'the-way-back',
      heading: 'The way back, and the whole shop',
      paragraphs: [
        'From our page the browser comes to your return_url with GET and five parameters, after a payment, a refusal and a step back alike. What else your address has behind its question mark stays. The signature is that of Standard Webhooks: the function that checks your events checks it too.',
        'Whoever closes the window does not come back: read the payment, or wait for its event. Whoever comes twice, or goes back and presses again, meets the same payment: it is paid once. UPI and wallets are paid in an app, which sends nobody back.',
      ],
      ...checkoutTexts,
    },
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
      label: 'Beside the recipes',
      items: [
        { label: 'API reference', to: '/apis/apiRefrence' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'Utility bill payment', to: '/apis/UtilityBillPayment' },
      ],
    },
  ],
} satisfies Page<'Recipes'>;
