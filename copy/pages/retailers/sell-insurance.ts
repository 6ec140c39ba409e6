import { beforeTax } from '#copy/tariff/facts.ts';
import { coverTroubles, soldAtCounter } from '#copy/tariff/said.ts';
import { ask, column } from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { commissions } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Sell insurance from your shop',
    description:
      'Offer health, car, home and life insurance to the people who visit your shop, with registration, training and a commission on each policy.',
  },
  head: {
    heading: 'Sell insurance from your shop',
    lead: 'Your customers trust you with their bills. Help them choose insurance, and earn a commission on each policy issued.',
    crumbs: [{ label: 'Sell insurance' }],
    actions: [
      { label: 'Get Started', to: '/contact?subject=shop-insurance' },
      { label: 'Insurance portal', to: '/products/insurancePortal' },
    ],
    illustration: 'cover',
  },
  sections: [
    termsOf('policies'),
    {
      kind: 'features',
      columns: 4,
      names: [column.earn],
      eyebrow: 'What you can offer',
      heading: 'Four policies people ask for',
      items: [
        {
          title: 'Health',
          cells: [sumOf(commissions.insurance.health)],
          text: 'Hospital bills for one person or a family, with cashless hospitals nearby.',
        },
        {
          title: 'Car',
          cells: [sumOf(commissions.insurance.car)],
          text: 'Third-party cover, which the law requires, or full cover with repairs.',
        },
        {
          title: 'Home',
          cells: [sumOf(commissions.insurance.home)],
          text: 'Building and belongings against fire, flood and theft.',
        },
        {
          title: 'Life',
          cells: [ask],
          text: 'Money for the family, starting with small term plans.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How to begin',
      heading: 'Four steps to the first policy',
      items: [
        { title: 'Register', text: 'Share PAN, Aadhaar, school certificate and bank details.' },
        { title: 'Train', text: 'Complete the course and the test for point-of-sale persons.' },
        { title: 'Offer', text: 'Enter the customer’s details and compare covers together.' },
        { title: 'Earn', text: 'The commission arrives when the insurer issues the policy.' },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What you earn',
      heading: 'Commission on policies',
      intro: 'The insurer pays when it issues the policy. Start with what your customers ask for.',
      id: 'earn',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: 'Policies in a day',
      subtitle: beforeTax,
      sums: 'earned',
      rows: [
        { name: 'Car, third party', ratePaise: commissions.insurance.car, count: 2 },
        { name: 'Health, one person', ratePaise: commissions.insurance.health, count: 0 },
        { name: 'Home, one year', ratePaise: commissions.insurance.home, count: 1 },
      ],
    },
    {
      kind: 'note',
      text: 'Insurance is sold by licensed insurers and intermediaries. Selling needs registration as their point-of-sale person.',
    },
    {
      kind: 'features',
      columns: 3,
      list: true,
      heading: 'When a sale goes wrong',
      items: [
        { icon: 'doc', title: 'The proposal waits', text: coverTroubles.proposal },
        { icon: 'repeat', title: 'The customer regrets it', text: coverTroubles.regret },
        {
          icon: 'umbrella',
          title: 'The claim is refused',
          text: 'The family complains to the insurer first, then to the Insurance Ombudsman. Help with the documents, but promise nothing.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What shopkeepers ask first',
      items: [
        {
          question: 'Can I sell before I am registered?',
          answer:
            'No. Until then, send people who ask to the insurer or to a registered person. Selling without registration puts your shop and their cover at risk.',
        },
        {
          question: 'What can I promise a customer?',
          answer:
            'Only what the policy wording says. Advertising must be true and approved by the insurer, so use the leaflets from the portal and read the exclusions aloud.',
        },
        {
          question: 'Who decides a claim?',
          answer:
            'Only the insurer. You help the family collect and upload documents; they follow each step in the portal.',
        },
        {
          question: 'What does it cost to begin?',
          answer:
            'You owe us nothing. The insurer or intermediary that trains you may charge for course and registration. You see them, and the commissions, before you agree.',
        },
        {
          question: 'Which policies may I sell?',
          answer: soldAtCounter,
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
