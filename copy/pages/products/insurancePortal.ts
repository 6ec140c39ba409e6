import { yearsOf } from '#copy/durations.ts';
import { asOf, dayOf, daysOf } from '#copy/tariff/facts.ts';
import { coverTroubles } from '#copy/tariff/said.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { coverWithoutGst, insuranceOmbudsman, policyholders } from '#facts/rules/insurance.ts';
import { charges } from '#facts/tariff.ts';
import { samples } from '#generated/samples.ts';
import { plural } from '#words/plural.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Insurance portal',
    description:
      'Policy management, claims submission, premium calculator and customer support on one screen, for buyers of insurance and the shops that help them.',
  },
  compact: true,
  head: {
    heading: 'Insurance premium calculator',
    lead: 'Estimate the premium before you ask for quotes.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Insurance portal' }],
    illustration: 'insurance',
  },
  tool: {
    name: 'premium',
    samples: samples.premium,
    note: `Sample rates, not any insurer’s: rupees per lakh of cover by age, plus a percentage for each add-on. Discounts and medical questions are left out, and so is GST: individual health and life cover has none since ${dayOf(coverWithoutGst.since)}, ${asOf(coverWithoutGst)}; other cover has. Only an insurer’s quotation is binding.`,
  },
  sections: [
    {
      kind: 'tool',
      eyebrow: 'Premium calculator',
      heading: 'See what moves a premium',
      intro: 'Choose what to insure, then change age, cover and term.',
      id: 'premium-calculator',
    },
    termsOf('covers'),
    {
      kind: 'phone',
      eyebrow: 'Claims',
      heading: 'File a claim, with every document in one place',
      steps: [
        {
          title: 'Report',
          text: 'Pick the policy, say when and what happened.',
          screen: {
            title: 'New claim',
            pieces: [
              { kind: 'label', text: 'Policy' },
              {
                kind: 'row',
                text: 'Car, UP 00 •• 0000',
                mark: '1',
                note: 'Kadamb General',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'label', text: 'What happened' },
              { kind: 'row', text: 'Door dented while parked' },
              { kind: 'row', text: 'Tue 10 March, 19:30' },
              { kind: 'press', text: 'Next' },
            ],
          },
        },
        {
          title: 'Attach',
          text: 'The portal lists the documents this claim needs.',
          screen: {
            title: 'Documents',
            pieces: [
              { kind: 'row', text: 'Photos', note: '4 from the phone', ticked: true },
              { kind: 'row', text: 'Driving licence', ticked: true },
              { kind: 'row', text: 'Registration', ticked: true },
              { kind: 'row', text: 'Repair estimate', note: 'Still missing', state: 'later' },
              { kind: 'press', text: 'Add the estimate' },
            ],
          },
        },
        {
          title: 'Follow',
          text: 'The insurer’s questions arrive in one place.',
          screen: {
            title: 'Claim KG-7714',
            pieces: [
              { kind: 'row', text: 'Reported', mark: '1', note: 'Tue 10 March', ticked: true },
              { kind: 'row', text: 'Surveyor came', mark: '2', note: 'Thu 12 March', ticked: true },
              {
                kind: 'row',
                text: 'A question for you',
                mark: '3',
                note: 'Which garage?',
                state: 'chosen',
              },
              { kind: 'row', text: 'Decision', mark: '4', note: 'Not yet', state: 'later' },
              { kind: 'press', text: 'Answer' },
            ],
          },
        },
        {
          title: 'Settle',
          text: 'The insurer decides, and pays into your account.',
          screen: {
            title: 'Claim KG-7714',
            pieces: [
              { kind: 'done', text: '₹18,600 approved' },
              {
                kind: 'facts',
                facts: [
                  ['Estimate', '₹20,100'],
                  ['Your share', '₹1,500'],
                  ['Paid to', 'ending 4821'],
                ],
              },
              { kind: 'row', text: 'Saffron Loom', note: 'Paid on Wed 18 March', ticked: true },
              { kind: 'press', text: 'See the letter' },
            ],
          },
        },
      ],
    },
    {
      kind: 'note',
      text: 'Insurance is sold by licensed insurers and intermediaries, and claims are decided by the insurer. Support hours are illustrative.',
    },
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'Insurance portal',
      heading: 'Four parts of the portal',
      items: [
        {
          figure: sumOf(charges.registration),
          unit: 'for your policies',
          title: 'Policy Management',
          text: 'All policies with dates, cover and documents.',
          ticks: ['Renewal reminders', 'Nominee, address changes', 'Policy copy to download'],
        },
        {
          figure: '4 steps',
          unit: 'to a settled claim',
          title: 'Claims Submission',
          text: 'Report, attach documents and follow progress.',
          ticks: ['Photos from the phone', 'List of missing documents', 'Status at each step'],
        },
        {
          figure: '4 kinds',
          unit: 'of insurance',
          title: 'Premium Calculator',
          text: 'An estimate from age, cover and term.',
          ticks: [
            'Health, car, home and life',
            'Year by year, as a table',
            'Works without a network',
          ],
        },
        {
          figure: '24/7',
          unit: 'by phone',
          title: 'Customer Support',
          text: 'Help with terms, documents and deadlines.',
          ticks: ['By e-mail too', 'Call back at a set time', 'Escalation to the insurer'],
        },
      ],
    },
    {
      kind: 'links',
      label: 'For your own counter',
      items: [{ label: 'Sell insurance', to: '/retailers/sell-insurance' }],
    },
    {
      kind: 'features',
      columns: 3,
      names: ['Time'],
      heading: 'When a claim goes wrong',
      items: [
        {
          cells: [daysOf(policyholders.claimDays)],
          title: 'No decision comes',
          text: coverTroubles.late,
        },
        {
          cells: [daysOf(policyholders.complaintDays)],
          title: 'Refused, or paid too little',
          text: coverTroubles.refused,
        },
        {
          cells: [
            plural(
              insuranceOmbudsman.withinYears,
              '1 year',
              yearsOf(insuranceOmbudsman.withinYears),
            ),
          ],
          title: 'That answer does not help',
          text: coverTroubles.ombudsman,
        },
      ],
    },
    {
      kind: 'questions',
      eyebrow: 'Policies',
      heading: 'What policyholders ask',
      items: [
        {
          question: 'Can I buy a policy here?',
          answer:
            'No. The portal keeps your policies and helps with claims; a new one comes from a licensed insurer or intermediary.',
        },
        {
          question: 'How exact is the premium calculator?',
          answer:
            'It shows how age, cover and term work together. A medical report, the car’s model or the building can change the price: go by the insurer’s quotation.',
        },
        {
          question: 'What should I have ready for a claim?',
          answer:
            'The policy number, date, place, photos and every bill. For a hospital stay add the discharge summary; for a car, licence and registration.',
        },
        {
          question: 'What does the portal cost?',
          answer: 'Nothing. The premium goes to the insurer.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Bring your policies together',
      text: 'Tell us your insurers and policies; we confirm which of them the portal supports.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
