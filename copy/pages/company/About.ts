import { comparedOf } from '#copy/compared.ts';
import { transferAxis, transferSlabs } from '#copy/plots.ts';
import { compared } from '#copy/tariff/terms.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';

export const facts = { sells: false } satisfies PageFacts;

export default {
  view: 'Company',
  meta: {
    title: 'About the company',
    description: `${site.brand} runs money transfer, bill payment and card services for Indian shops and businesses. What we do, our figures and how we work together.`,
  },
  head: {
    heading: 'A payments company for India’s counters',
    lead: 'We build the services behind shops that send money home, pay electricity bills and take cards, all from one screen.',
    crumbs: [{ label: 'About' }],
    actions: [
      { label: 'Contact Us', to: '/contact' },
      { label: 'Our services', to: '/services' },
    ],
    illustration: 'store',
  },
  sections: [
    {
      kind: 'features',
      columns: 2,
      names: compared,
      eyebrow: 'Who we are',
      heading: 'Two services that shops ask for first',
      intro:
        'Around these two we have built the rest of a digital counter: payment gateway, UPI, AEPS cash withdrawal, recharge, travel, insurance, loans and verification.',
      items: [
        {
          title: 'Domestic money transfer (DMT)',
          cells: comparedOf('transfers'),
          text: 'DMT lets a customer who has cash and no time for a bank queue send money to any bank account in the country, over IMPS or NEFT.',
          to: '/apis/MoneyTransfer',
        },
        {
          title: 'Bill payment (BBPS)',
          cells: comparedOf('bills'),
          text: 'Over the Bharat Bill Payment System, through an authorised operating unit. Where the biller offers it, the bill is fetched before it is paid.',
          to: '/apis/UtilityBillPayment',
        },
      ],
    },
    {
      kind: 'plot',
      heading: 'What a counter earns for a transfer',
      intro: transferAxis,
      ...transferSlabs(),
    },
    { kind: 'timeline', eyebrow: 'Timeline', heading: 'How we got here', items: [] },
    {
      kind: 'stats',
      eyebrow: 'In figures',
      heading: 'By the Numbers',
      items: [
        { number: '10M+', label: 'transactions processed' },
        { number: '50K+', label: 'active merchants' },
        { number: '99.9%', label: 'uptime' },
        { number: '24/7', label: 'support' },
      ],
      note: 'Illustrative figures.',
    },
    {
      kind: 'features',
      columns: 4,
      list: true,
      eyebrow: 'How we work',
      heading: 'Our Culture',
      intro: 'Four habits that decide what we build and what we leave out.',
      items: [
        {
          icon: 'store',
          title: 'Start at the counter',
          text: 'Engineers spend days in partner shops before they change a screen that a shop uses.',
        },
        {
          icon: 'list',
          title: 'Write it down',
          text: 'Decisions live in short notes that anyone in the company can read and question.',
        },
        {
          icon: 'eye',
          title: 'Say what is true',
          text: 'We call a pending payment pending, and show a failure as soon as we know of it.',
        },
        {
          icon: 'users',
          title: 'Share the phone',
          text: 'Everyone takes a turn on the support line, so problems reach the people who can fix them.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about us',
      intro: 'What people ask us at a first meeting.',
      items: [
        {
          question: 'Are you a bank?',
          answer:
            'No. Savings stay with banks, bills with billers and loans with lenders. We connect them to counters and software, and each page names who provides its service.',
        },
        {
          question: 'Which service should a new shop start with?',
          answer:
            'Money transfer, if many people nearby work away from home; bill payment, if families live around the corner. Either brings people in, and recharge and AEPS follow.',
        },
        {
          question: 'Are the figures above audited?',
          answer: 'No. They are examples that show the size of business this site is designed for.',
        },
        {
          question: 'Where do I find you?',
          answer:
            'In Sector 62, Noida, Uttar Pradesh. Please write before you come, so that the right person is there.',
        },
        {
          question: 'Why does this site work without a network?',
          answer:
            'Because counters often have none. After the first visit every page opens from the device, and a message that you write waits there until it can be sent.',
        },
      ],
    },
  ],
} satisfies Page<'Company'>;
