import type { Page } from '#copy/types/page.ts';
import { samples } from '#generated/samples.ts';

export const facts = { sells: false } as const;

export default {
  view: 'Tool',
  meta: {
    title: 'New tool',
    description:
      'What the tool finds out, in one sentence for search engines. Works without a network.',
    section: 'All tools',
  },
  head: {
    heading: 'New tool',
    lead: 'See an amount in words before you write it on a bill.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'New tool' }],
  },
  tool: { name: 'new-tool', samples: samples.newTool },
  aside: {
    heading: 'What it shows',
    items: [
      {
        icon: 'check-circle',
        title: 'In words',
        text: 'As banks want it on a cheque or a receipt.',
      },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'From figures to words',
      intro: 'For everyone who fills in a cheque, a bill or a receipt by hand.',
      items: [
        { title: 'Enter', text: 'Type the amount in whole rupees, with or without commas.' },
        { title: 'Press', text: 'The words appear below the form, and a screen reader says them.' },
        { title: 'Compare', text: 'Read them against the bill before you write them down.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Good to know about it',
      items: [
        {
          question: 'Does it work in a shop without a signal?',
          answer:
            'Yes. Once this site has been opened with a network, the tool is on the device and asks nobody.',
        },
        {
          question: 'Who sees the amount that I type?',
          answer:
            'Nobody but you. It is worked out on this device, and is gone when you leave the page.',
        },
        {
          question: 'Where do lakh and crore begin?',
          answer:
            'A lakh is a hundred thousand, 1,00,000. A crore is a hundred lakh, 1,00,00,000. The words follow that order.',
        },
      ],
    },
  ],
} satisfies Page<'Tool'>;
