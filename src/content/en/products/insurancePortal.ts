import { premiumSamples } from '#content/test-values/premium.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Insurance portal',
    description:
      'Policy management, claims submission, premium calculator and customer support on one screen, for buyers of insurance and the shops that help them.',
  },
  compact: true,
  head: {
    heading: 'What would the cover cost?',
    lead: 'Work it out here, without a network too.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Insurance portal' }],
    illustration: 'insurance',
  },
  tool: {
    name: 'premium',
    samples: premiumSamples,
    note: 'Made with sample rates, which are no insurer’s: rupees for each lakh of cover by age, and a share of that for each add-on. Taxes, discounts and medical questions are left out; only an insurer’s quotation binds.',
  },
  sections: [
    {
      kind: 'tool',
      eyebrow: 'Premium calculator',
      heading: 'See what moves a premium',
      intro:
        'Choose a kind and change age, cover and term. The rates are samples; the sums are made on this device, also offline.',
      id: 'premium-calculator',
    },
    {
      kind: 'phone',
      eyebrow: 'Claims',
      heading: 'A claim without a lost paper',
      steps: [
        {
          title: 'Report',
          text: 'Name the policy, the date and what happened.',
          screen: {
            title: 'New claim',
            pieces: [
              { label: 'Policy' },
              {
                row: 'Car, UP 00 •• 0000',
                mark: '1',
                note: 'Kadamb General',
                state: 'chosen',
                ticked: true,
              },
              { label: 'What happened' },
              { row: 'Door dented while parked' },
              { row: 'Tue 10 March, 19:30' },
              { press: 'Next' },
            ],
          },
        },
        {
          title: 'Attach',
          text: 'The portal lists the papers that this claim needs.',
          screen: {
            title: 'Papers',
            pieces: [
              { row: 'Photos', note: '4 from the phone', ticked: true },
              { row: 'Driving licence', ticked: true },
              { row: 'Registration', ticked: true },
              { row: 'Repair estimate', note: 'Still missing', state: 'later' },
              { press: 'Add the estimate' },
            ],
          },
        },
        {
          title: 'Follow',
          text: 'Questions from the insurer arrive in one place.',
          screen: {
            title: 'Claim KG-7714',
            pieces: [
              { row: 'Reported', mark: '1', note: 'Tue 10 March', ticked: true },
              { row: 'Surveyor came', mark: '2', note: 'Thu 12 March', ticked: true },
              { row: 'A question for you', mark: '3', note: 'Which garage?', state: 'chosen' },
              { row: 'Decision', mark: '4', note: 'Not yet', state: 'later' },
              { press: 'Answer' },
            ],
          },
        },
        {
          title: 'Settle',
          text: 'The insurer decides and pays to the bank account.',
          screen: {
            title: 'Claim KG-7714',
            pieces: [
              { done: '₹18,600 approved' },
              {
                facts: [
                  ['Estimate', '₹20,100'],
                  ['Your share', '₹1,500'],
                  ['Paid to', 'ending 4821'],
                ],
              },
              { row: 'Saffron Loom', note: 'Paid on Wed 18 March', ticked: true },
              { press: 'See the letter' },
            ],
          },
        },
      ],
    },
    {
      kind: 'note',
      text: 'Insurance is sold by licensed insurers and intermediaries, and claims are decided by the insurer. Demo page; support hours are illustrative.',
    },
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'Insurance portal',
      heading: 'Four parts of the portal',
      items: [
        {
          icon: 'doc',
          title: 'Policy Management',
          text: 'All policies with dates, cover and documents.',
          ticks: ['Renewal reminders', 'Nominee and address changes', 'Policy copy to download'],
        },
        {
          icon: 'upload',
          title: 'Claims Submission',
          text: 'Report, attach papers and follow the answer.',
          ticks: ['Photos from the phone', 'List of missing papers', 'Status at each step'],
        },
        {
          icon: 'chart',
          title: 'Premium Calculator',
          text: 'An estimate from age, cover and term.',
          ticks: [
            'Health, car, home and life',
            'Year by year, as a table',
            'Works without a network',
          ],
        },
        {
          icon: 'phone',
          title: 'Customer Support',
          text: 'Help with words, papers and deadlines.',
          ticks: ['Phone and e-mail, 24/7', 'Call back at a set time', 'Escalation to the insurer'],
        },
      ],
    },
    {
      kind: 'links',
      label: 'For your own counter',
      items: [{ label: 'Sell insurance', to: '/retailers/sell-insurance' }],
    },
    {
      kind: 'questions',
      eyebrow: 'Policies',
      heading: 'What policyholders ask',
      items: [
        {
          question: 'Can I buy a policy here?',
          answer:
            'The portal keeps the policies that you have and helps with claims. A new one comes from a licensed insurer or intermediary; the page about selling insurance explains how a shop may become one’s point of sale.',
        },
        {
          question: 'How exact is the premium calculator?',
          answer:
            'The one above counts with sample rates, to show how age, cover and term work together. A medical report, the age of a car or a construction type can change it, and only the insurer’s quotation binds.',
        },
        {
          question: 'What should I have ready for a claim?',
          answer:
            'The policy number, the date and place, photos, and every bill. Add the discharge summary for a hospital stay, or licence and registration for a car.',
        },
        {
          question: 'When is a claim paid?',
          answer:
            'The insurer decides, within the time that its policy names. The portal shows since when a question is open and whose turn it is to answer.',
        },
        {
          question: 'What does the portal cost?',
          answer:
            'The calculator above is free and needs no account. The portal is priced by the number of policies that you keep in it.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Bring your policies together',
      text: 'Tell us which policies you hold and we explain what the portal can read.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
